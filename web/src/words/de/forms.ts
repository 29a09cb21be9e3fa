import type english from "../en/forms.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  title: "Bewerbungsformular",
  parts: "Bereiche des Bewerbungsformulars",
  tabs: { share: "Verbreiten", form: "Formular" },
  failed: "Das Bewerbungsformular konnte nicht geladen werden.",
  merged: "Die Fragen wurden inzwischen in einem anderen Fenster geändert. Beide Änderungen sind erhalten.",
  done: "Fertig",

  copy: {
    act: ({ act, label }) => `${act}: ${label}`,
    refused: "Der Browser hat es nicht kopiert. Es ist ausgewählt: Kopieren Sie es mit der Tastatur.",
  },

  form: {
    reading: "Was Bewerbende lesen",
    title: "Titel",
    titleHint: "Leer: der Titel der Stellenbeschreibung.",
    description: "Beschreibung",
    descriptionHint: "Leer: der Text der Stellenbeschreibung.",
    questions: "Ihre Fragen",
    questionsHint:
      "Nach Name, E-Mail und Lebenslauf wird immer gefragt. Danach kommen Ihre Fragen, in dieser Reihenfolge.",
    after: "Nach der Bewerbung",
    showsScore: "Bewerbenden ihre Punktzahl zeigen",
    showsScoreHint:
      "Auf ihrer Bewerbungsseite steht dann, wie gut der Lebenslauf passt, als Zahl von 0 bis 100, sobald er gelesen ist. Punktzahlen anderer sind nie zu sehen. Aus: Dort steht, worauf geachtet wird, aber keine Zahl.",
    see: "So sehen es Bewerbende",
    newTab: "öffnet einen neuen Tab",
    notOpen: "Sobald das Formular offen ist, können Sie es so sehen wie Bewerbende.",
  },

  questions: {
    label: "Fragen",
    moved: ({ place, of }) => `Frage auf Platz ${place} von ${of} verschoben.`,
    removed: ({ question }) => `„${question}“ ist entfernt.`,
    undo: "Rückgängig",
    full: ({ count }) => `Ein Formular hat höchstens ${count} Fragen.`,
    write: "Frage schreiben",
    add: "Hinzufügen",
    close: "Schließen",
    edit: "Bearbeiten",
    toggle: ({ act, number }) => `${act}: Frage ${number}`,
    moveUp: ({ number }) => `Frage ${number} nach oben verschieben`,
    moveDown: ({ number }) => `Frage ${number} nach unten verschieben`,
    remove: ({ number }) => `Frage ${number} entfernen`,
    question: ({ number }) => `Frage ${number}`,
    questionMissing: "Bitte schreiben Sie die Frage.",
    answer: ({ number }) => `Antwort auf Frage ${number}`,
    required: "Muss beantwortet werden",
    choices: ({ number }) => `Auswahl bei Frage ${number}, je Zeile eine Möglichkeit`,
    tooFewChoices: "Bitte schreiben Sie mindestens zwei.",
    tooManyChoices: ({ count }) => `Bitte schreiben Sie höchstens ${count}.`,
    choiceOf: ({ label, choices }) => `${label}: ${choices}`,
  },

  share: {
    opening: "Offen oder geschlossen",
    sources: "Woher Bewerbende kamen",
    link: "Link",
    place: "Wo Sie ihn veröffentlichen (freiwillig)",
    placeHint: "Der Link sagt es dann, und wer sich darüber bewirbt, wird oben gezählt.",
    linkToApply: "Link zur Bewerbung",
    qrCode: "QR-Code",
    searchEngines: "Suchmaschinen",
    ownSite: "Auf Ihrer eigenen Website",
    html: "HTML",
    htmlHint:
      "Ein Link, der wie eine Schaltfläche aussieht, mit der Stelle, wie Suchmaschinen sie lesen. Das Formular selbst lässt sich nicht in eine andere Seite einbetten, damit niemand es hinter einer Seite versteckt, die wie Ihre aussieht.",
    apply: "Jetzt bewerben",
  },

  replace: {
    act: "Link ersetzen …",
    title: "Link ersetzen?",
    confirm: "Ersetzen",
    text: "Der jetzige Link funktioniert sofort nicht mehr, wo immer er steht, auch als QR-Code. Wer das Formular gerade darüber ausfüllt, kann es nicht mehr senden. Gesendete Bewerbungen bleiben.",
  },

  qr: {
    label: "QR-Code des Links",
    savePng: "Als PNG speichern",
    saveSvg: "Als SVG speichern",
  },

  state: {
    sample: "Das ist ein Beispiel: Niemand kann sich darauf bewerben.",
    open: ({ since }) => `Offen seit ${since}.`,
    closes: ({ moment }) => `Es schließt am ${moment}.`,
    closed: "Geschlossen. Niemand kann sich bewerben.",
    opens: ({ moment }) => `Es öffnet am ${moment}.`,
    over: ({ since }) => `Geschlossen seit ${since}. Niemand kann sich bewerben.`,
    internal: "Nicht öffentlich. Niemand kann sich bewerben, bis Sie es einschalten.",
  },

  opening: {
    turnOn: "Einschalten",
    turnOff: "Ausschalten",
    close: "Jetzt schließen",
    openAgain: "Wieder öffnen",
    openNow: "Jetzt öffnen",
    opens: "Öffnet (freiwillig)",
    closes: "Schließt (freiwillig)",
  },

  sources: {
    none: "Noch hat sich niemand beworben.",
    applied: ({ count }) =>
      `${plural(count, { one: "# Person hat sich beworben", other: "# Personen haben sich beworben" })}.`,
    withoutPlace: "Link ohne Ort",
  },

  listing: {
    notSaid: "Keine Angabe",
    list: "Suchmaschinen dürfen es aufführen",
    listHint:
      "Solange es offen ist, können es dann alle finden, auch ohne den Link. Was Suchmaschinen gelesen haben, behalten sie vielleicht noch einige Tage, nachdem es geschlossen ist.",
    town: "Ort",
    country: "Land",
    work: "Arbeit",
    atPlace: "Vor Ort",
    fromHome: "Von zu Hause",
    employment: "Art der Beschäftigung",
    countryWanted: "Google führt eine Stelle nur auf, wenn ihr Land angegeben ist.",
  },
};

export default words;
