import { expect, test } from "vitest";
import { decidedSentence, undoneSentence } from "./decision-words.ts";

test("a decision is said with the name, or the number, and the reason", () => {
  expect(decidedSentence({ kind: "shortlist", whom: { name: "Ada" } })).toBe("Shortlisted Ada");
  expect(decidedSentence({ kind: "hold", whom: { count: 1 } })).toBe("Put 1 candidate on hold");
  expect(decidedSentence({ kind: "reject", whom: { count: 1200 }, reason: "Withdrew" })).toBe(
    "Rejected 1,200 candidates: Withdrew",
  );
  expect(decidedSentence({ kind: null, whom: { name: "Ada" } })).toBe("Cleared the decision on Ada");
});

test("an undo says what it put back, and what it left as it is", () => {
  expect(undoneSentence({ restored: 1, kept: 0 })).toBe("Put back 1 decision");
  expect(undoneSentence({ restored: 0, kept: 2 })).toBe(
    "Nothing was put back; 2 decided on again since stay as they are",
  );
});
