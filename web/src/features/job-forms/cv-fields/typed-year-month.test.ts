import { expect, test } from "vitest";
import { typedYearMonth, yearMonthAsTyped } from "./typed-year-month.ts";

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
