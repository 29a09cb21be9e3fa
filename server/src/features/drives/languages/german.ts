import type { english } from "./english.ts";

const emailStatuses = { SENT: "Gesendet", NOT_SENT: "Nicht gesendet" };
const statuses = { NotAttended: "Nicht begonnen", Started: "Begonnen", COMPLETED: "Abgeschlossen" };
const outcomes = { withdrawn: "Zurückgezogen", closed: "Zeit abgelaufen", cancelled: "Abgesagt" };
const decisions = { advance: "Eine Runde weiter", hold: "Zurückgestellt", reject: "Abgelehnt" };

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
  emailStatus: (status) => emailStatuses[status],
  status: (status) => statuses[status],
  outcome: (outcome) => outcomes[outcome],
  decision: (kind) => decisions[kind],
};
