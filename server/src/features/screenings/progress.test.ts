import { describe, expect, test } from "vitest";
import { progressOf, waitsForCredits } from "./progress.ts";

const run = {
  status: "InProgress",
  mode: "simple",
  ready: 0,
  waiting: 60,
  run_done: 40,
  run_done_lately: 30,
  run_seconds: 600,
} as const;

describe("progress", () => {
  test("is none where nothing runs", () => {
    expect(progressOf({ ...run, status: "Pending" })).toBeNull();
    expect(progressOf({ ...run, status: "Completed" })).toBeNull();
  });

  test("counts the time left by the pace of the last minute", () => {
    expect(progressOf(run)).toEqual({ percent: 40, seconds_left: 120 });
  });

  test("counts by the time that the run has taken, while that is less than a minute", () => {
    expect(progressOf({ ...run, run_done: 20, run_done_lately: 20, run_seconds: 10 })).toEqual({
      percent: 25,
      seconds_left: 30,
    });
  });

  test("does not know the time left before the first result, or when nothing came for a minute", () => {
    expect(progressOf({ ...run, run_done: 0, run_done_lately: 0 })).toEqual({
      percent: 0,
      seconds_left: null,
    });
    expect(progressOf({ ...run, run_done_lately: 0 })?.seconds_left).toBeNull();
  });

  test("never says 100 while something is left", () => {
    expect(progressOf({ ...run, run_done: 9_999, waiting: 1 })?.percent).toBe(99);
  });

  test("of a live run that has caught up is whole", () => {
    expect(progressOf({ ...run, mode: "live", waiting: 0 })).toEqual({ percent: 100, seconds_left: 0 });
  });

  test("of a live run includes what waits for credits, for nobody knows how long", () => {
    expect(progressOf({ ...run, mode: "live", waiting: 0, ready: 60 })).toEqual({
      percent: 40,
      seconds_left: null,
    });
  });
});

test("only a live run waits for credits: a simple one has held them all", () => {
  expect(waitsForCredits({ status: "InProgress", mode: "live", ready: 1 })).toBe(true);
  expect(waitsForCredits({ status: "InProgress", mode: "live", ready: 0 })).toBe(false);
  expect(waitsForCredits({ status: "InProgress", mode: "simple", ready: 1 })).toBe(false);
  expect(waitsForCredits({ status: "Pending", mode: "live", ready: 1 })).toBe(false);
});
