import type english from "../en/notifications.ts";

const words: typeof english = {
  title: "Benachrichtigungen",
  markAll: "Alle gelesen",
  notLoaded: "Die Benachrichtigungen konnten nicht geladen werden",
  none: "Nichts Neues",
  noneText: "Hier steht, was läuft, was fertig ist und was Sie braucht.",
  running: "Laufende Aufgaben",
  messages: "Meldungen",
  loading: "Die Benachrichtigungen werden geladen",
  unread: "Ungelesen",
};

export default words;
