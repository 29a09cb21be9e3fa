import { expect, test } from "vitest";
import { paceWords, runWords, spokenRun, timeLeft } from "./run-words.ts";

const counts = {
  uploaded: 1200,
  checking: 0,
  ready: 0,
  waiting: 700,
  screened: 480,
  failed: 20,
  duplicates: 1,
};
const run = {
  status: "InProgress",
  mode: "simple",
  counts,
  progress: { percent: 41, seconds_left: 130 },
  waits_for_credits: false,
} as const;

test("time left is said roughly", () => {
  expect([5, 59, 60, 130, 3600, 9000].map(timeLeft)).toEqual([
    "less than a minute",
    "less than a minute",
    "about 1 min",
    "about 2 min",
    "about 60 min",
    "about 3 h",
  ]);
});

test("a run says its percent, and the time left once the pace is known", () => {
  expect(paceWords(run.progress)).toBe("41%, about 2 min left");
  expect(runWords(run)).toBe("480 of 1,200 CVs screened. 41%, about 2 min left. 1 duplicate was set aside.");
  expect(runWords({ ...run, progress: { percent: 41, seconds_left: null } })).toContain("41%.");
});

test("a live screening that has nothing to do says that it waits", () => {
  const idle = { ...run, mode: "live", counts: { ...counts, waiting: 0, duplicates: 0 } } as const;
  expect(runWords(idle)).toBe("480 of 1,200 CVs screened. Waiting for more CVs.");
});

test("what is not started says what waits", () => {
  const pending = {
    ...run,
    status: "Pending",
    progress: null,
    counts: { ...counts, ready: 700, waiting: 0 },
  } as const;
  expect(runWords(pending)).toContain("700 CVs wait for the screening to be started.");
});

test("a screen reader is told at every tenth", () => {
  expect(spokenRun(run)).toBe("Screening, 40% done");
  expect(spokenRun({ ...run, waits_for_credits: true })).toBe("Screening waits for credits");
});
