import { expect, test } from "vitest";
import words from "./drives.ts";

const said = (happened: Parameters<typeof words.history.said>[0]["happened"]) =>
  words.history.said({ sentence: "As it was stored.", happened });

test("a line of a drive's history is said in German, with who did what to how many", () => {
  expect(said({ kind: "candidates added", by: "Mara Ruiz", count: 1 })).toBe(
    "Mara Ruiz hat 1 Kandidaten hinzugefügt.",
  );
  expect(said({ kind: "address corrected", by: "Mara Ruiz", candidate: "Ada Koch" })).toBe(
    "Mara Ruiz hat die Adresse von Ada Koch berichtigt; die Einladung geht dorthin.",
  );
  expect(said({ kind: "cancelled", by: "Mara Ruiz", told: 2 })).toBe(
    "Mara Ruiz hat die Interviewrunde abgebrochen. 2 Personen werden benachrichtigt.",
  );
  expect(said({ kind: "completed", end: "window over", by: null, completed: 1, unfinished: 3 })).toBe(
    "Die Zeit zum Antworten ist abgelaufen: 1 Interview abgeschlossen, 3 nicht beendet.",
  );
});

test("an Arabic name is set apart in it", () => {
  expect(said({ kind: "candidate withdrew", candidate: "ليلى" })).toBe(
    "\u2068ليلى\u2069 hat sich vom Interview zurückgezogen.",
  );
});

test("a line from before stays as it was stored", () => {
  expect(said(null)).toBe("As it was stored.");
});
