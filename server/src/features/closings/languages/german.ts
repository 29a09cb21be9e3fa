import type { english } from "./english.ts";

export const german: typeof english = {
  subject: "Ihr Konto ist gelöscht",
  greeting: (name) => `Guten Tag ${name},`,
  paragraph:
    "Ihr Konto ist gelöscht, wie Sie es wollten: Screenings, Lebensläufe, Ergebnisse, Interviewrunden, Interviews, Dateien, Credits und alles andere darin.",
  after: "Sicherungen des Servers enthalten es, bis sie verworfen werden. Dies ist die letzte Mail dazu.",
};
