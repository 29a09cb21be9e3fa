import { expect, test } from "vitest";
import { formatMomentIn, formatWindowMoment } from "./format-window.ts";

test("a moment is told in the zone asked for, and names it", () => {
  const moment = Date.UTC(2026, 10, 29, 17, 0) / 1000;
  expect(formatMomentIn(moment, "Europe/Berlin")).toMatch(/^Nov 29, 2026, 6:00\sPM GMT\+1$/);
  expect(formatMomentIn(moment, "America/New_York")).toMatch(/^Nov 29, 2026, 12:00\sPM EST$/);
});

test("a zone is named in full unless it is short", () => {
  expect(formatWindowMoment(0, "America/New_York")).toMatch(/EST \(America\/New York\)$/);
  expect(formatWindowMoment(0, "UTC")).toMatch(/AM UTC$/);
});
