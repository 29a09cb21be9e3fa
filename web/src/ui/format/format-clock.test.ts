import { expect, test } from "vitest";
import { formatClock } from "./format-clock.ts";

test.each([
  [0, "0:00"],
  [9_400, "0:09"],
  [83_000, "1:23"],
  [600_000, "10:00"],
])("%d ms are shown as %s", (ms, words) => {
  expect(formatClock(ms)).toBe(words);
});
