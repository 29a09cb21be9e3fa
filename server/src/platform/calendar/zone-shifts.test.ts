import { expect, test } from "vitest";
import { dayOf } from "./days.ts";
import { zoneShiftsOf } from "./zone-shifts.ts";

const now = new Date("2026-11-24T12:00:00Z");

test("a time zone whose clocks are never set has one shift", () => {
  expect(zoneShiftsOf("Asia/Kathmandu", now)).toEqual([{ startsAt: new Date(0), aheadSeconds: 20_700 }]);
});

test("clocks that are set twice a year are followed to the second, until the end of next year", () => {
  const shifts = zoneShiftsOf("Europe/Madrid", now);

  expect(shifts).toHaveLength(17);
  expect(shifts.slice(-2)).toEqual([
    { startsAt: new Date("2027-03-28T01:00:00Z"), aheadSeconds: 7_200 },
    { startsAt: new Date("2027-10-31T01:00:00Z"), aheadSeconds: 3_600 },
  ]);
});

test.each(["America/Havana", "Australia/Lord_Howe", "Africa/Casablanca", "Pacific/Chatham", "+05:30"])(
  "the days of %s are those of its calendar",
  (timezone) => {
    const shifts = zoneShiftsOf(timezone, now);
    const quarter = 900_000;
    const moments = Array.from({ length: 4_000 }, (_, index) => Date.UTC(2024, 0, 1) + index * 29 * quarter);

    for (const moment of moments) {
      const shift = shifts.findLast(({ startsAt }) => startsAt.getTime() <= moment);
      const shown = new Date(moment + (shift?.aheadSeconds ?? 0) * 1_000).toISOString().slice(0, 10);
      expect(shown).toBe(dayOf(new Date(moment), timezone));
    }
  },
);
