import { describe, expect, test } from "vitest";
import interview from "../../words/en/interview.ts";
import { formatLength, timeAnnouncement } from "./time-words.ts";

const { time } = interview;

test.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [45_000, "45 seconds"],
  [60_000, "1 minute"],
  [89_100, "1 minute 30 seconds"],
])("%d ms are said as “%s”", (ms, words) => {
  expect(formatLength(ms, time)).toBe(words);
});

describe("what is read out as time passes", () => {
  const at = (beforeMs: number, nowMs: number, totalMs = 120_000) =>
    timeAnnouncement({ beforeMs, nowMs, totalMs }, time);

  test("is half of it, 30 seconds, 10 seconds and the end", () => {
    expect(at(60_100, 59_900)).toBe("Half of the time is left: 1 minute.");
    expect(at(30_100, 29_900)).toBe("30 seconds left.");
    expect(at(10_100, 9_900)).toBe("10 seconds left.");
    expect(at(200, 0)).toBe("The time is over.");
  });

  test("is nothing in between, nor again", () => {
    expect(at(59_900, 59_700)).toBeNull();
    expect(at(29_900, 29_700)).toBeNull();
    expect(at(0, 0)).toBeNull();
  });

  test("is the shortest where a page slept over several", () => {
    expect(at(90_000, 8_000)).toBe("10 seconds left.");
  });

  test("is not 30 seconds where there were no more from the beginning", () => {
    expect(at(30_000, 29_900, 30_000)).toBeNull();
  });
});
