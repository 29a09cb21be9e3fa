import { expect, test } from "vitest";
import { speak } from "../../../words/speak.ts";
import { loadWords } from "../../../words/words.ts";
import { changedSentence, decidedSentence, undoneSentence } from "./decision-sentences.ts";

speak("en");
await loadWords("labels", "results");

test("a decision is said with the name, or the number, and the reason", () => {
  expect(decidedSentence({ kind: "shortlist", whom: { name: "Ada" } })).toBe("Shortlisted Ada");
  expect(decidedSentence({ kind: "hold", whom: { count: 1 } })).toBe("Put 1 candidate on hold");
  expect(decidedSentence({ kind: "reject", whom: { count: 1200 }, reason: "Withdrew" })).toBe(
    "Rejected 1,200 candidates: Withdrew",
  );
  expect(decidedSentence({ kind: null, whom: { name: "Ada" } })).toBe("Cleared the decision on Ada");
});

test("of several, those that stay as they were are not counted among the changed", () => {
  expect(changedSentence({ kind: "hold", changed: 22, all: 28 })).toBe(
    "Put 22 candidates on hold; 6 stay as they were",
  );
  expect(changedSentence({ kind: "hold", changed: 0, all: 1 })).toBe(
    "Nothing has changed: 1 stays as it was",
  );
});

test("an undo says what it put back, and what it left as it is", () => {
  expect(undoneSentence({ restored: 1, kept: 0 })).toBe("Put back 1 decision");
  expect(undoneSentence({ restored: 0, kept: 2 })).toBe(
    "Nothing was put back; 2 decided on again since stay as they are",
  );
});

test("an Arabic name and reason do not turn the sentence around them", () => {
  expect(decidedSentence({ kind: "reject", whom: { name: "ليلى حداد" }, reason: "انسحبت" })).toBe(
    "Rejected \u2068ليلى حداد\u2069: \u2068انسحبت\u2069",
  );
});
