import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { formatTimeLeft } from "./format-time-left.ts";

speak("en");
await loadWords("lists");

test.each([
  [0, "a few seconds left"],
  [31, "about 40 seconds left"],
  [55, "about 1 minute left"],
  [150, "about 3 minutes left"],
  [3_600, "about 1 hour left"],
  [9_000, "about 3 hours left"],
])("%d seconds are said as “%s”", (seconds, words) => {
  expect(formatTimeLeft(seconds)).toBe(words);
});
