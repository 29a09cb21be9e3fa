import { expect, test } from "vitest";
import { pauseBeforeTryMs } from "./pause-before-try.ts";

test("pauses double from one second to half a minute", () => {
  const longest = [1, 2, 3, 4, 5, 6, 7, 100].map((failures) => pauseBeforeTryMs(failures, 1));

  expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test("pages that lost the same server do not all come back at once", () => {
  expect(pauseBeforeTryMs(6, 0)).toBe(15_000);
  expect(pauseBeforeTryMs(6, 0.5)).toBe(22_500);
});
