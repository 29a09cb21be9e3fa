import { expect, test } from "vitest";
import { isDay, momentsOf } from "./date-range.ts";

test.each(["2026-11-21", "2024-02-29", "1970-01-01"])("%s is a day", (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(["", "2026-02-30", "2026-13-01", "1960-01-01", "21.11.2026", "2026-11-21T00:00", "99999-01-01"])(
  "%j is none",
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test("a range lasts from the start of its first day to the end of its last, on the reader's clock", () => {
  const { from = 0, to = 0 } = momentsOf({ from: "2026-11-20", to: "2026-11-21" });

  expect(new Date(from * 1000)).toEqual(new Date(2026, 10, 20));
  expect(new Date(to * 1000)).toEqual(new Date(2026, 10, 22));
});

test("the last day of a month ends with the next month", () => {
  expect(momentsOf({ from: "", to: "2026-12-31" })).toEqual({
    to: new Date(2027, 0, 1).getTime() / 1000,
  });
});

test("without days there is no limit", () => {
  expect(momentsOf({ from: "", to: "" })).toEqual({});
});
