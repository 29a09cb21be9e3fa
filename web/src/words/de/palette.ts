import type english from "../en/palette.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  title: "Suchen oder springen zu",
  placeholder: "Suchen oder springen zu …",
  close: "Suche schließen",
  suggestions: "Vorschläge",
  count: ({ count }) => plural(count, { one: "# Vorschlag", other: "# Vorschläge" }),
  searching: "Es wird gesucht",
  nothing: ({ search }) => `Nichts gefunden für „${search}“`,
  howItFinds:
    "Titel werden nach ihren Wörtern gefunden, Personen nach dem Anfang ihres Namens oder ihrer Adresse. Personen mit verborgenem Namen werden nicht gefunden.",
  busy: "Wird ausgeführt",
  failed: ({ label }) => `${label}: Das hat nicht funktioniert.`,
  tryAgain: "Erneut versuchen",
  notSearched: ({ title, reason }) => `${title} konnten nicht durchsucht werden. ${reason}`,
  keys: { move: "bewegen", open: "öffnen", aside: "in neuem Tab", close: "schließen" },
  groups: {
    recent: "Zuletzt geöffnet",
    pages: "Seiten",
    actions: "Aktionen",
    screenings: "Screenings",
    drives: "Interviewrunden",
    people: "Personen",
  },
  pages: {
    dashboard: { label: "Übersicht", words: "start anfang dashboard" },
    screenings: { label: "CV-Screening", words: "screenings liste lebensläufe cvs" },
    drives: { label: "Interviewrunden", words: "liste interviews" },
    transactions: { label: "Buchungen", words: "transaktionen credits guthaben belege ausgaben" },
    account: {
      label: "Konto",
      words: "einstellungen profil name passwort sitzungen sprache format benachrichtigungen export löschen",
    },
    erasures: { label: "Löschungen", words: "gelöscht personen aufbewahrung datenschutz" },
  },
  actions: {
    newScreening: { label: "Neues Screening", words: "anlegen hinzufügen lebenslauf cv stellenbeschreibung" },
    newDrive: { label: "Neue Interviewrunde", words: "anlegen hinzufügen interview" },
    newSample: { label: "Neues Beispiel-Screening", words: "anlegen ausprobieren testen kostenlos" },
    addCredits: { label: "Credits kaufen", words: "guthaben aufladen bezahlen zahlung" },
    light: { label: "Helle Darstellung", words: "farbe farben design modus" },
    dark: { label: "Dunkle Darstellung", words: "farbe farben design modus nacht" },
    system: { label: "Darstellung wie im System", words: "farbe farben design modus hell dunkel" },
    help: { label: "Hilfe", words: "support frage wie anleitung handbuch" },
    shortcuts: { label: "Tastenkürzel", words: "tasten tastatur hilfe hotkeys" },
    logOut: { label: "Abmelden", words: "ausloggen verlassen logout" },
  },
  interviewOf: ({ title }) => `${title} · Interview`,
  nameNotRead: "Name nicht gelesen",
};

export default words;
