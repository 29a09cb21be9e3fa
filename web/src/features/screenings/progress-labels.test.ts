import type { Screening } from "@winnow/contract/screenings.ts";
import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { progressLabel, spokenProgress } from "./progress-labels.ts";

speak("en");
await loadWords("lists", "screenings");

test("a running screening says how far it is and how long it takes, as soon as that is known", () => {
  const counts = { uploaded: 38, screened: 12, waiting: 26 };
  const isRunning = (seconds_left: number | null) =>
    runOf({ counts, progress: { percent: 99, seconds_left } });
  expect(progressLabel(isRunning(130))).toBe("12 of 38 CVs screened. 31% done, about 2 minutes left.");
  expect(progressLabel(isRunning(null))).toBe("12 of 38 CVs screened. 31% done.");
});

test("unreadable CVs are left out of the count and of the percentage, and the words say so", () => {
  const counts = { uploaded: 31, failed: 3, screened: 16, waiting: 12 };
  expect(progressLabel(runOf({ counts, progress: { percent: 20, seconds_left: null } }))).toBe(
    "16 of 28 readable CVs screened. 57% done.",
  );
});

test("a live screening says when it waits for CVs, and when for credits", () => {
  const counts = { uploaded: 5, screened: 5 };
  expect(progressLabel(runOf({ mode: "live", counts }))).toBe("5 of 5 CVs screened. Waiting for more CVs.");
  const broke = runOf({
    mode: "live",
    counts: { uploaded: 7, screened: 5, ready: 2 },
    waits_for_credits: true,
  });
  expect(progressLabel(broke)).toBe("5 of 7 CVs screened. 2 CVs wait for credits.");
  expect(spokenProgress(broke)).toBe("5 of 7 CVs screened. 2 CVs wait for credits.");
});

test("a pending screening names what waits for the start", () => {
  expect(progressLabel(runOf({ status: "Pending", counts: { uploaded: 5, screened: 3, failed: 1 } }))).toBe(
    "3 of 4 readable CVs screened. 1 CV waits for the screening to be started.",
  );
});

test("progress is spoken at every tenth", () => {
  expect(
    spokenProgress(
      runOf({ counts: { uploaded: 100, screened: 47 }, progress: { percent: 47, seconds_left: 3 } }),
    ),
  ).toBe("Screening, 40% done");
});

type Run = Parameters<typeof progressLabel>[0];

function runOf(run: Partial<Omit<Run, "counts">> & { counts?: Partial<Screening["counts"]> }): Run {
  const none = { uploaded: 0, checking: 0, ready: 0, waiting: 0, screened: 0, failed: 0, duplicates: 0 };
  return {
    status: "InProgress",
    mode: "simple",
    progress: null,
    waits_for_credits: false,
    ...run,
    counts: { ...none, ...run.counts },
  };
}
