import { expect, test } from "vitest";
import { awaitedWords, dueWords } from "./request-words.ts";

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
  expect(awaitedWords(open, due_at * 1000 - dayMs)).toBe("To be answered by Dec 23, 2026");
  expect(awaitedWords(open, due_at * 1000 + dayMs)).toBe(
    "Was to be answered by Dec 23, 2026, and is still open",
  );
});

test("what is answered is late no more", () => {
  const answered = { due_at, answered_at: due_at + 86_400 };
  expect(dueWords(answered, due_at * 1000 + 9 * dayMs)).toBe("Answered Dec 24, 2026");
  expect(awaitedWords(answered, due_at * 1000 + 9 * dayMs)).toBe("Answered Dec 24, 2026");
});
