import { expect, test } from "vitest";
import receipt from "../../words/en/receipt.ts";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { awaitedWords, dueWords } from "./request-words.ts";

speak("en");
await loadWords("applications");

const dayMs = 86_400_000;
const due_at = Date.UTC(2026, 11, 23, 12) / 1000;
const open = { due_at, answered_at: null };

test("a request says until when it is to be answered, and that it is late", () => {
  expect(dueWords(open, due_at * 1000 - dayMs)).toBe("Answer by Dec 23, 2026");
  expect(dueWords(open, due_at * 1000 + 1)).toBe("Overdue since today: was to be answered by Dec 23, 2026");
  expect(dueWords(open, due_at * 1000 + 3.5 * dayMs)).toBe(
    "Overdue by 3 days: was to be answered by Dec 23, 2026",
  );
});

test("whoever asked is told the same", () => {
  expect(awaitedWords(open, { nowMs: due_at * 1000 - dayMs, words: receipt.requests })).toBe(
    "To be answered by Dec 23, 2026",
  );
  expect(awaitedWords(open, { nowMs: due_at * 1000 + dayMs, words: receipt.requests })).toBe(
    "Was to be answered by Dec 23, 2026, and is still open",
  );
});

test("what is answered is late no more", () => {
  const answered = { due_at, answered_at: due_at + 86_400 };
  expect(dueWords(answered, due_at * 1000 + 9 * dayMs)).toBe("Answered Dec 24, 2026");
  expect(awaitedWords(answered, { nowMs: due_at * 1000 + 9 * dayMs, words: receipt.requests })).toBe(
    "Answered Dec 24, 2026",
  );
});
