import { expect, test } from "vitest";
import { formatMomentIn } from "./format-window.ts";

test("a moment is told in the zone asked for, and names it", () => {
  const moment = Date.UTC(2026, 10, 29, 17, 0) / 1000;
  expect(formatMomentIn(moment, "Europe/Berlin")).toMatch(/^Nov 29, 2026, 6:00\sPM GMT\+1$/);
  expect(formatMomentIn(moment, "America/New_York")).toMatch(/^Nov 29, 2026, 12:00\sPM EST$/);
});
