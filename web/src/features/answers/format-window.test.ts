import { afterEach, expect, test } from "vitest";
import { formatIn } from "../../ui/format/zoned-time.ts";
import { setFormatLocale } from "../../words/format-locale.ts";
import { formatMomentIn, formatWindowMoment } from "./format-window.ts";

afterEach(() => setFormatLocale("en"));

test("a moment is told in the zone asked for, and names it", () => {
  const moment = Date.UTC(2026, 10, 29, 17, 0) / 1000;
  expect(formatMomentIn(moment, "Europe/Berlin")).toMatch(/^Nov 29, 2026, 6:00\sPM GMT\+1$/);
  expect(formatMomentIn(moment, "America/New_York")).toMatch(/^Nov 29, 2026, 12:00\sPM EST$/);
});

test("a German moment is written as on every other page", () => {
  setFormatLocale("de");
  const moment = Date.UTC(2026, 10, 29, 17, 0) / 1000;
  expect(formatMomentIn(moment, "Europe/Berlin")).toBe(`${formatIn(moment, "Europe/Berlin")} MEZ`);
  expect(formatMomentIn(moment, "Europe/Berlin")).toBe("29.11.2026, 18:00 MEZ");
});

test("a zone is named in full unless it is short", () => {
  expect(formatWindowMoment(0, "America/New_York")).toMatch(/EST \(America\/New York\)$/);
  expect(formatWindowMoment(0, "UTC")).toMatch(/AM UTC$/);
});
