import type { Screening } from "@winnow/contract/screenings.ts";
import { expect, test } from "vitest";
import { finishedPercent, progressWords, spokenProgress } from "./progress-words.ts";

test("unreadable files count as finished, and 100% is reached with the last only", () => {
  expect(finishedPercent(countsOf({ uploaded: 10, screened: 3, failed: 1 }))).toBe(40);
  expect(finishedPercent(countsOf({ uploaded: 1_000, screened: 999 }))).toBe(99);
  expect(finishedPercent(countsOf({}))).toBe(0);
});

test("a running screening says how far it is, a live one that waits says so", () => {
  const counts = countsOf({ uploaded: 38, screened: 12, waiting: 26 });
  expect(progressWords({ status: "InProgress", mode: "simple", counts })).toBe(
    "12 of 38 CVs screened. 31% done.",
  );
  const idle = countsOf({ uploaded: 5, screened: 5 });
  expect(progressWords({ status: "InProgress", mode: "live", counts: idle })).toBe(
    "5 of 5 CVs screened. Waiting for more CVs.",
  );
});

test("a pending screening names what waits for the start", () => {
  const counts = countsOf({ uploaded: 5, screened: 3, failed: 1 });
  expect(progressWords({ status: "Pending", mode: "simple", counts })).toBe(
    "3 of 5 CVs screened. 1 CV waits for the screening to be started.",
  );
});

test("progress is spoken at every tenth", () => {
  expect(spokenProgress(countsOf({ uploaded: 100, screened: 47 }))).toBe("Screening, 40% done");
});

function countsOf(counts: Partial<Screening["counts"]>): Screening["counts"] {
  return { uploaded: 0, checking: 0, ready: 0, waiting: 0, screened: 0, failed: 0, duplicates: 0, ...counts };
}
