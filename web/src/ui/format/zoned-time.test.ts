import { expect, test } from "vitest";
import { endOfDayAfter, fromWallTime, toWallTime } from "./zoned-time.ts";

test("a moment and the wall clock of its time zone lead to each other, in summer and in winter", () => {
  for (const [moment, timeZone, wallTime] of [
    ["2026-11-22T08:00Z", "Europe/Madrid", "2026-11-22T09:00"],
    ["2026-07-01T07:00Z", "Europe/Madrid", "2026-07-01T09:00"],
    ["2026-11-22T23:30Z", "Asia/Kolkata", "2026-11-23T05:00"],
    ["2026-11-22T03:00Z", "America/New_York", "2026-11-21T22:00"],
  ] as const) {
    const seconds = Date.parse(moment) / 1000;
    expect(toWallTime(seconds, timeZone)).toBe(wallTime);
    expect(fromWallTime(wallTime, timeZone)).toBe(seconds);
  }
});

test("the hours beside a clock change are told apart", () => {
  // Clocks in Madrid go from 2:00 to 3:00 on that day.
  expect(fromWallTime("2026-03-29T01:30", "Europe/Madrid")).toBe(Date.parse("2026-03-29T00:30Z") / 1000);
  expect(fromWallTime("2026-03-29T03:30", "Europe/Madrid")).toBe(Date.parse("2026-03-29T01:30Z") / 1000);
});

test("what is no date and time is no moment", () => {
  expect(fromWallTime("", "Europe/Madrid")).toBeNull();
});

test("the end of a day is its last minute where the drive is, also over a clock change", () => {
  const seconds = (moment: string) => Date.parse(moment) / 1000;
  expect(endOfDayAfter(seconds("2026-10-24T22:30Z"), 1, "Europe/Madrid")).toBe(seconds("2026-10-26T22:59Z"));
  expect(endOfDayAfter(seconds("2026-11-22T03:00Z"), 7, "America/New_York")).toBe(
    seconds("2026-11-29T04:59Z"),
  );
});
