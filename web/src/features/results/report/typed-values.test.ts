import { expect, test } from "vitest";
import { typedScore, typedYearMonth, yearMonthAsTyped } from "./typed-values.ts";

test("a score is a number from 0 to 100, with a point or a comma", () => {
  expect(["0", " 72 ", "72.5", "72,5", "100"].map(typedScore)).toEqual([0, 72, 72.5, 72.5, 100]);
  expect(["", "abc", "-1", "100.1", "1e2", "1.2.3"].map(typedScore)).toEqual(Array(6).fill(null));
});

test("a time is a year, or a year and a month either way round", () => {
  expect(["2019", "2019-3", "03/2019", "2019.12"].map(typedYearMonth)).toEqual([
    { year: 2019, month: null },
    { year: 2019, month: 3 },
    { year: 2019, month: 3 },
    { year: 2019, month: 12 },
  ]);
  expect(["", "19", "2019-13", "13/2019", "1700", "soon"].map(typedYearMonth)).toEqual(Array(6).fill(null));
});

test("a time is written as it can be typed again", () => {
  expect([{ year: 2019, month: 3 }, { year: 2019, month: null }, null].map(yearMonthAsTyped)).toEqual([
    "2019-03",
    "2019",
    "",
  ]);
});
