import type english from "../en/frame.ts";
import { plural } from "../plural.ts";

const words: typeof english = {
  dashboard: "Übersicht",
  screenings: "CV-Screening",
  drives: "Interviewrunden",
  help: "Hilfe",
  navigation: {
    main: "Hauptnavigation",
    title: "Navigation",
    open: "Navigation öffnen",
    close: "Navigation schließen",
    fold: "Navigation einklappen",
    foldShort: "Einklappen",
    unfold: "Navigation ausklappen",
    workspace: ({ name }) => `${name}, Starter`,
    plan: "Starter",
  },
  search: "Suchen oder springen zu …",
  ctrl: "Strg",
  credits: {
    left: ({ balance }) => `Credits: ${balance}`,
    refresh: "Guthaben aktualisieren",
    notRefreshed: "Das Guthaben konnte nicht aktualisiert werden",
    low: "Fast leer",
    lowHint: ": Credits kaufen",
    add: "Credits kaufen",
  },
  notifications: {
    title: "Benachrichtigungen",
    unread: ({ count }) => plural(count, { other: "Benachrichtigungen, # ungelesen" }),
    arrived: ({ title }) => `Neue Benachrichtigung: ${title}`,
  },
  profile: {
    title: "Profil",
    account: "Konto",
    transactions: "Buchungen",
    erasures: "Löschungen",
    logOut: "Abmelden",
  },
  colors: { title: "Farben", light: "Hell", dark: "Dunkel", system: "System" },
  hint: { title: "Hinweis", dismiss: "Diesen Hinweis ausblenden" },
  keys: { title: "Tasten dieser Seite", all: "Alle Tastenkürzel", dismiss: "Hinweis ausblenden" },
  notFound: {
    title: "Seite nicht gefunden",
    text: "Unter dieser Adresse ist im Sieb nichts hängen geblieben.",
    toDashboard: "Zur Übersicht",
  },
  unreachable: {
    documentTitle: "Warten auf den Server · Winnow",
    title: "Winnow erreicht seinen Server nicht",
    text: "Sie sind noch angemeldet, und nichts ist verloren. Wir versuchen es weiter, und diese Seite geht von selbst weiter.",
    trying: "Neuer Versuch",
    tryNow: "Jetzt versuchen",
  },
};

export default words;
