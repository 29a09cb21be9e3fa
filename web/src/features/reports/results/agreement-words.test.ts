import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { agreementWords } from "./agreement-words.ts";

speak("en");
await loadWords("interviews");

const few = { kappa: null, low: null, high: null, pairs_count: 7, min_pairs: 20 };

test("nothing is said before somebody else has scored what one has scored", () => {
  expect(agreementWords({ ...few, pairs_count: 0 })).toBeNull();
});

test("few pairs say that they are too few", () => {
  expect(agreementWords(few)).toBe(
    "You and others have scored 7 answers so far: too few to say how far you agree, which takes 20.",
  );
});

test("enough of them say how far one agrees, and how sure that is", () => {
  expect(agreementWords({ ...few, kappa: 0.618, low: 0.402, high: 0.834, pairs_count: 34 })).toContain(
    "by a weighted kappa of 0.62 (95 % interval 0.40 to 0.83)",
  );
});

test("one and the same score throughout is no kappa", () => {
  expect(agreementWords({ ...few, pairs_count: 24 })).toBe(
    "You and others have scored 24 answers, all of them alike.",
  );
});
