import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { obstacleWords, whatGoesWords } from "./closing-words.ts";

speak("en");
await loadWords("accountPage");

const closing = {
  screenings: 1,
  cvs: 41,
  drives: 0,
  interviews: 0,
  credits: 2_500,
  running_drives: 0,
  on_hold: 0,
};

test("what goes is counted, and credits that are left are lost", () => {
  expect(whatGoesWords(closing)).toBe(
    "1 screening with 41 CVs, and 0 drives with 0 interviews are deleted, with all results, answers, decisions, notes and files. 25.00 credits are lost.",
  );
  expect(whatGoesWords({ ...closing, credits: 0 })).not.toContain("credits");
});

test("what stands in the way says what to do about it", () => {
  expect(obstacleWords(closing)).toBeNull();
  expect(obstacleWords({ ...closing, running_drives: 1 })).toMatch(/^Candidates are in 1 drive .* Cancel it/);
  expect(obstacleWords({ ...closing, on_hold: 2 })).toMatch(/^A legal hold keeps 2 screenings and drives\./);
});
