import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { applicationState, chipWords, openRequestWords } from "./application-words.ts";

speak("en");
await loadWords("applications");

const dayMs = 86_400_000;
const due_at = Date.UTC(2026, 11, 23, 12) / 1000;

test("an application waits to be screened, is screened, or was withdrawn", () => {
  expect(applicationState({ withdrawn_at: null, result_id: null })).toBe("Not screened yet");
  expect(applicationState({ withdrawn_at: null, result_id: "r" })).toBe("Screened");
  expect(applicationState({ withdrawn_at: due_at, result_id: "r" })).toBe("Withdrawn");
});

test("beside a name stands what it is, and what waits", () => {
  const open = { answered_at: null };
  expect(chipWords({ withdrawn_at: null, requests: [] })).toBe("Applied");
  expect(chipWords({ withdrawn_at: null, requests: [open, { answered_at: due_at }] })).toBe(
    "Applied · 1 request",
  );
  expect(chipWords({ withdrawn_at: due_at, requests: [] })).toBe("Withdrawn");
});

test("of requests that wait, the most urgent says until when", () => {
  const later = { due_at: due_at + 86_400, answered_at: null };
  const sooner = { due_at, answered_at: null };
  const answered = { due_at: due_at - 86_400, answered_at: due_at - 90_000 };
  expect(openRequestWords([later, sooner, answered], due_at * 1000 - dayMs)).toBe(
    "2 requests · Answer by Dec 23, 2026",
  );
  expect(openRequestWords([answered], due_at * 1000)).toBeNull();
});
