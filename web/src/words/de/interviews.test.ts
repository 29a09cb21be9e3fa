import { expect, test } from "vitest";
import words from "./interviews.ts";
import reports from "./reports.ts";

const sentence = "As the server says it.";
const none = { question: null, characters: null, whom: null };

test("a line of an interview's timeline is said in German, with its question, figures and whom it names", () => {
  const said = (happened: Parameters<typeof words.timeline.said>[0]["happened"]) =>
    words.timeline.said({ sentence, happened });
  expect(said({ ...none, kind: "given", question: 2 })).toBe("Hat die Antwort zu Frage 2 abgegeben.");
  expect(said({ ...none, kind: "given" })).toBe("Hat die Antwort zu einer entfernten Frage abgegeben.");
  expect(said({ ...none, kind: "pasted", question: 1, characters: 24 })).toBe(
    "Hat 24 Zeichen in die Antwort zu Frage 1 eingefügt.",
  );
  expect(said({ ...none, kind: "share_revoked", whom: "Lena Graf" })).toBe(
    "Der Link für Lena Graf wurde widerrufen.",
  );
});

test("what happened meanwhile is said in German, counted", () => {
  const signal = { count: 1, away_seconds: null, characters: null, sentence };
  expect(reports.signals.said({ ...signal, kind: "left_page", count: 3, away_seconds: 41 })).toBe(
    "Hat die Seite 3-mal verlassen, insgesamt 41 Sekunden lang.",
  );
  expect(reports.signals.said({ ...signal, kind: "left_page", away_seconds: 300 })).toBe(
    "Hat die Seite einmal verlassen, insgesamt 5 Minuten lang.",
  );
  expect(reports.signals.said({ ...signal, kind: "pasted", characters: 240 })).toBe(
    "Hat einmal Text eingefügt, insgesamt 240 Zeichen.",
  );
});
