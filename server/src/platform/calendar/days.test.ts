import { expect, test } from "vitest";
import { addDays, dayOf, startOfDay } from "./days.ts";

test("a moment is another day further east", () => {
  const moment = new Date("2026-11-21T22:30:00Z");

  expect(dayOf(moment, "UTC")).toBe("2026-11-21");
  expect(dayOf(moment, "Asia/Kolkata")).toBe("2026-11-22");
  expect(dayOf(moment, "America/Los_Angeles")).toBe("2026-11-21");
});

test("days are counted over the ends of months and years", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
});

test("a day begins at midnight where the reader is, in summer as in winter", () => {
  expect(startOfDay("2026-07-01", "Europe/Madrid")).toEqual(new Date("2026-06-30T22:00:00Z"));
  expect(startOfDay("2026-11-21", "Europe/Madrid")).toEqual(new Date("2026-11-20T23:00:00Z"));
  // Clocks go back that night, after midnight.
  expect(startOfDay("2026-10-25", "Europe/Madrid")).toEqual(new Date("2026-10-24T22:00:00Z"));
  expect(startOfDay("2026-10-26", "Europe/Madrid")).toEqual(new Date("2026-10-25T23:00:00Z"));
});

test("where midnight is skipped the day begins when the clocks have been set", () => {
  expect(startOfDay("2018-11-04", "America/Sao_Paulo")).toEqual(new Date("2018-11-04T03:00:00Z"));
});

test("where midnight comes twice the day begins with the first", () => {
  // In Havana 01:00 is set back to 00:00.
  expect(startOfDay("2026-11-01", "America/Havana")).toEqual(new Date("2026-11-01T04:00:00Z"));
});
