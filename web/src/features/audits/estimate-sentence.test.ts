import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { estimateSentence } from "./estimate-sentence.ts";

speak("en");
await loadWords("audit");

const read = { below: 212, answered: 24, good: 1, missed: { estimate: 8, low: 1, high: 40 } };

test("what a line misses is said as a range, as a number once all were read, or as unknown", () => {
  expect(estimateSentence(60, read)).toBe(
    "Of 212 CVs below 60, between 1 and 40 are likely good (best guess 8): 1 of 24 read was good.",
  );
  expect(
    estimateSentence(45.5, { below: 3, answered: 3, good: 2, missed: { estimate: 2, low: 2, high: 2 } }),
  ).toBe("Of 3 CVs below 45.5, 2 are good: 2 of 3 read were good.");
  expect(estimateSentence(60, { ...read, missed: null })).toMatch(/^None of the CVs read/);
});
