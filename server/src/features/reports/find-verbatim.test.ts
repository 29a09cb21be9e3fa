import { expect, test } from "vitest";
import { findVerbatim } from "./find-verbatim.ts";

const answer = "It was late. I called\n the doctor (a night-shift doctor) at once,\tand stayed.";

test.each([
  ["I called the doctor", "I called\n the doctor"],
  [
    "  the doctor (a night-shift doctor) at  once, and stayed. ",
    "the doctor (a night-shift doctor) at once,\tand stayed.",
  ],
  ["It was late.", "It was late."],
])("%j is found where it stands, whatever white space parts it", (quotation, text) => {
  const found = findVerbatim(answer, quotation);

  expect(found?.text).toBe(text);
  expect(answer.slice(found?.start, found?.end)).toBe(text);
});

test.each([
  ["other words", "I called the nurse"],
  ["another order", "the doctor I called"],
  ["words with something left out", "I called … at once"],
  ["other capitals", "i called the doctor"],
  ["parts of words", "t was lat"],
  ["one or two words", "the doctor"],
  ["what would be a pattern", "I .* doctor"],
  ["nothing", "   "],
])("%s are no quotation", (_, quotation) => {
  expect(findVerbatim(answer, quotation)).toBeNull();
});

test("words of scripts without spaces are counted as words", () => {
  expect(findVerbatim("我马上给医生打了电话。", "我马上给医生打了电话")).not.toBeNull();
});

test("a whole long answer is no evidence for itself", () => {
  const long = "and then I called her ".repeat(40).trim();

  expect(findVerbatim(long, long)).toBeNull();
});
