import { describe, expect, it } from "vitest";
import { intervalOf, yearsCovered } from "./years.ts";

const asOf = "2026-03-15";
const point = (year: number, month: number | null = null) => ({ year, month });

describe("counting years", () => {
  it("counts months that two jobs share once", () => {
    expect(
      yearsCovered([
        { from: 0, to: 24 },
        { from: 12, to: 36 },
      ]),
    ).toBe(3);
  });

  it("leaves gaps out without judging them", () => {
    expect(
      yearsCovered([
        { from: 0, to: 12 },
        { from: 60, to: 72 },
      ]),
    ).toBe(2);
  });

  it("counts a current job up to the as-of date", () => {
    const interval = intervalOf({ start: point(2024, 3), end: null, isCurrent: true }, asOf);
    expect(interval && yearsCovered([interval])).toBe(2);
  });

  it("never counts what lies after the as-of date", () => {
    const interval = intervalOf({ start: point(2025, 3), end: point(2030, 1), isCurrent: false }, asOf);
    expect(interval && yearsCovered([interval])).toBe(1);
  });

  it("refuses a date that is not an ISO date", () => {
    expect(() => intervalOf({ start: point(2024), end: null, isCurrent: true }, "yesterday")).toThrow(
      RangeError,
    );
  });
});
