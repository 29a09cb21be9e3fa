import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { formatRelativeTime } from "./format-relative-time.ts";

speak("en");
await loadWords("kit");

const now = Date.UTC(2026, 10, 21, 12, 0, 0);
const ago = (seconds: number) => now / 1000 - seconds;

test.each([
  [-30, "just now"],
  [0, "just now"],
  [59, "just now"],
  [60, "1 minute ago"],
  [3_599, "59 minutes ago"],
  [3_600, "1 hour ago"],
  [86_399, "23 hours ago"],
  [86_400, "yesterday"],
  [6 * 86_400, "6 days ago"],
  [7 * 86_400, "Nov 14, 2026"],
])("%d seconds ago reads as %s", (seconds, text) => {
  expect(formatRelativeTime(ago(seconds), now)).toBe(text);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15, -1e15])("%d is no moment", (epochSeconds) => {
  expect(formatRelativeTime(epochSeconds, now)).toBe("Invalid time value");
});
