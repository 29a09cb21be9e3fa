import type english from "../en/kit.ts";

const words: typeof english = {
  skipToContent: "Zum Inhalt springen",
  toDashboard: "Winnow, zur Übersicht",
  needHelp: "Hilfe",
  helpNotLoaded:
    "Die Hilfe konnte nicht geladen werden. Prüfen Sie die Verbindung, und versuchen Sie es erneut.",
  language: "Sprache",
  cancel: "Abbrechen",
  close: "Schließen",
  optional: "(freiwillig)",
  notAnswered: "Nicht beantwortet",
  leaveOpen: "Offen lassen",
  chooseFolder: "Ordner auswählen",
  closeMessage: "Diese Meldung schließen",
  tryAgain: "Erneut versuchen",
  copy: "Kopieren",
  copied: "Kopiert",
  reference: "Kennung",
  loadingPage: "Die Seite wird geladen",
  loading: ({ title }) => `Wird geladen: ${title}`,
  notLoaded: "Das konnte nicht geladen werden.",
  notLoadedYet: "Das kann gerade nicht geladen werden. Es wird von selbst erneut versucht.",
  pageNotShown: "Diese Seite konnte nicht angezeigt werden.",
  codeMissing: "Ein Teil von Winnow ist nicht angekommen. Meist hilft es, die Seite neu zu laden.",
  gone: "Vielleicht wurde es gelöscht, oder der Link ist unvollständig.",
  offline:
    "Sie sind offline. Was Sie sehen, ist vielleicht veraltet; Änderungen werden erst gespeichert, wenn die Verbindung wieder da ist.",
  download: "Herunterladen",
  password: { show: "Passwort anzeigen", hide: "Passwort verbergen" },
  justNow: "gerade eben",
  invalidTime: "Ungültige Zeitangabe",
  deadLink: {
    title: "Dieser Link funktioniert nicht",
    text: "Vielleicht ist er unvollständig, abgelaufen oder wurde widerrufen. Bitten Sie die Person, die ihn Ihnen geschickt hat, um einen neuen.",
  },
};

export default words;
