import type { Screening } from "@winnow/contract/screenings.ts";
import { describe, expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { deletionSentence, legalActions, screeningPath } from "./screening-actions.ts";

speak("en");
await loadWords("screenings");

describe("legalActions", () => {
  test("a pending screening with a read JD and a CV can be started or deleted", () => {
    expect([...legalActions(screeningWith({ uploaded: 2 }))]).toEqual(["start", "delete"]);
  });

  test("a pending screening without CVs, or whose CVs are all screened or unreadable, cannot be started", () => {
    expect([...legalActions(screeningWith({}))]).toEqual(["delete"]);
    expect([...legalActions(screeningWith({ uploaded: 3, screened: 2, failed: 1 }))]).toEqual(["delete"]);
  });

  test("a pending screening whose JD is missing or still being read cannot be started", () => {
    for (const jdState of ["none", "uploading", "reading", "failed"] as const) {
      expect(legalActions({ ...screeningWith({ uploaded: 2 }), jd_state: jdState }).has("start")).toBe(false);
    }
  });

  test("a running screening can only be stopped", () => {
    expect([...legalActions({ ...screeningWith({ uploaded: 2 }), status: "InProgress" })]).toEqual(["stop"]);
  });

  test("a completed screening can only be deleted", () => {
    const completed: Screening = { ...screeningWith({ uploaded: 2, screened: 2 }), status: "Completed" };
    expect([...legalActions(completed)]).toEqual(["delete"]);
  });
});

describe("screeningPath", () => {
  test("a screening with nothing to see opens its set-up, every other its results", () => {
    expect(screeningPath(screeningWith({ uploaded: 2 }))).toBe("/admin/screening/s1");
    expect(screeningPath(screeningWith({ uploaded: 2, screened: 1 }))).toBe("/admin/screening-result/s1");
    expect(screeningPath({ ...screeningWith({}), status: "InProgress" })).toBe("/admin/screening-result/s1");
  });
});

describe("deletionSentence", () => {
  test("names what is removed, in the right number", () => {
    expect(deletionSentence(countsOf({ uploaded: 12, screened: 12 }))).toBe(
      "12 CVs and 12 results are removed for good.",
    );
    expect(deletionSentence(countsOf({ uploaded: 1 }))).toBe("1 CV is removed for good.");
    expect(deletionSentence(countsOf({ uploaded: 2, screened: 1 }))).toBe(
      "2 CVs and 1 result are removed for good.",
    );
    expect(deletionSentence(countsOf({}))).toBe("It holds no CVs yet. It is removed for good.");
  });
});

function countsOf(counts: Partial<Screening["counts"]>): Screening["counts"] {
  return { uploaded: 0, checking: 0, ready: 0, waiting: 0, screened: 0, failed: 0, duplicates: 0, ...counts };
}

function screeningWith(counts: Partial<Screening["counts"]>): Screening {
  return {
    id: "s1",
    title: "Backend engineer",
    mode: "simple",
    visibility: "internal",
    status: "Pending",
    is_sample: false,
    jd_state: "read",
    requirements_count: 5,
    counts: countsOf(counts),
    progress: null,
    waits_for_credits: false,
    is_on_hold: false,
    is_blind: false,
    top_score: null,
    created_at: 1_790_000_000,
    started_at: null,
    completed_at: null,
  };
}
