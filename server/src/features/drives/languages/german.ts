import type { english } from "./english.ts";

export const german: typeof english = {
  jobDescription: "Stellenbeschreibung",
  files: { candidates: "Kandidaten", questions: "Fragen", results: "Ergebnisse" },
  sheets: { candidates: "Kandidaten", questions: "Fragen", results: "Ergebnisse" },
  results: [
    "Name",
    "E-Mail",
    "Einladung",
    "Interview",
    "Ausgang",
    "Begonnen am (UTC)",
    "Abgeschlossen am (UTC)",
    "Erreichte Punkte",
    "Punkte insgesamt",
    "Eigene Bewertung",
    "Entscheidung",
  ],
};
