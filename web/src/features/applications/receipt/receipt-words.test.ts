import { expect, test } from "vitest";
import words from "../../../words/en/receipt.ts";
import { receiptSteps, stateSentence } from "./receipt-words.ts";

const sent_at = Date.UTC(2026, 10, 23, 12) / 1000;
const receipt = { sent_at, withdrawn_at: null, employer: "Acme" };

test("an application is received, read, and then with a person", () => {
  expect(receiptSteps({ ...receipt, state: "received" }, words)).toEqual([
    { words: "Received Nov 23, 2026", mark: "done" },
    { words: "Being read", mark: "now" },
    { words: "With a person at Acme", mark: "later" },
  ]);
  expect(receiptSteps({ ...receipt, state: "read" }, words).map(({ mark }) => mark)).toEqual([
    "done",
    "done",
    "now",
  ]);
});

test("a CV that cannot be read wants replacing, and is not yet with a person", () => {
  expect(receiptSteps({ ...receipt, state: "unreadable" }, words).map(({ words }) => words)).toEqual([
    "Received Nov 23, 2026",
    "Could not be read",
    "With a person at Acme",
  ]);
  expect(stateSentence({ state: "unreadable", employer: "Acme" }, words)).toContain("Please replace it");
});

test("what was withdrawn goes nowhere any more", () => {
  expect(receiptSteps({ ...receipt, state: "withdrawn", withdrawn_at: sent_at + 86_400 }, words)).toEqual([
    { words: "Received Nov 23, 2026", mark: "done" },
    { words: "Withdrawn Nov 24, 2026", mark: "done" },
  ]);
});
