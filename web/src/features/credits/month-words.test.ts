import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { comparedSpending, monthInShort, monthOfYear, monthQuery } from "./month-words.ts";

speak("en");
await loadWords("credits");

const month = (from: string, spent: number) => ({ from, to: from, spent, bought: 0 });

test.each([
  [10_000, 3_800, "38.00 spent so far, 62.00 less than in all of December."],
  [3_800, 10_000, "100.00 spent so far, 62.00 more than in all of December."],
  [3_800, 3_800, "38.00 spent so far, as much as in all of December."],
  [0, 3_800, "38.00 spent so far, nothing in December."],
  [0, 0, "Nothing spent so far, nor in December."],
])("after %d hundredths, %d are told as %j", (last, present, words) => {
  expect(comparedSpending([month("2025-12-01", last), month("2026-01-01", present)])).toBe(words);
});

test("a month is named by itself, whatever the reader's clock", () => {
  expect([monthInShort({ from: "2026-11-01" }), monthOfYear({ from: "2026-11-01" })]).toEqual([
    "Nov",
    "November 2026",
  ]);
});

test("a month leads to its transactions, looked at as those before", () => {
  const days = { from: "2026-02-01", to: "2026-02-28" };

  expect(monthQuery(days, new URLSearchParams("page=3&search=x"))).toBe("?from=2026-02-01&to=2026-02-28");
  expect(monthQuery(days, new URLSearchParams("view=entries"))).toBe(
    "?from=2026-02-01&to=2026-02-28&view=entries",
  );
});
