import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { formatCount } from "./format-count.ts";
import { formatHundredths } from "./format-hundredths.ts";
import { formatDate } from "./format-time.ts";

speak("en");
await loadWords("kit");

test("amounts are hundredths, shown with two decimals", () => {
  expect([0, 5, 2_500, 123_456_789].map(formatHundredths)).toEqual(["0.00", "0.05", "25.00", "1,234,567.89"]);
});

test("a number agrees with its noun", () => {
  expect([0, 1, 1_234].map((count) => formatCount(count, "CV", "CVs"))).toEqual([
    "0 CVs",
    "1 CV",
    "1,234 CVs",
  ]);
});

test("a moment that is none is named so", () => {
  expect(formatDate(Number.NaN)).toBe("Invalid time value");
});
