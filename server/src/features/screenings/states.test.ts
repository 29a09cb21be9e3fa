import { cvFileStates, screeningStatuses } from "@winnow/contract/screenings.ts";
import { describe, expect, test } from "vitest";
import { type CvFileEvent, cvFileEvents, nextScreeningStatus, screeningEvents } from "./states.ts";

describe("a screening", () => {
  const nothing = { unscreened: false, inWork: false, screened: true, mode: "simple" } as const;
  const left = { ...nothing, unscreened: true };
  const inWork = { ...nothing, inWork: true };
  const neverScreened = { ...nothing, screened: false };
  const live = { ...nothing, mode: "live" } as const;

  test.each([
    // status, event, with CVs left, with CVs in work, with nothing left, never screened any, live
    ["Pending", "start", "InProgress", "InProgress", "InProgress", "InProgress", "InProgress"],
    ["Pending", "stop", null, null, null, null, null],
    ["Pending", "CVs changed", "Pending", "Pending", "Completed", "Pending", "Completed"],
    ["InProgress", "start", null, null, null, null, null],
    ["InProgress", "stop", "Pending", "Pending", "Completed", "Completed", "Completed"],
    ["InProgress", "CVs changed", "Pending", "InProgress", "Completed", "Completed", "InProgress"],
    ["Completed", "start", null, null, null, null, null],
    ["Completed", "stop", null, null, null, null, null],
    ["Completed", "CVs changed", "Pending", "Completed", "Completed", "Completed", "Completed"],
  ] as const)("%s, %s", (status, event, ...targets) => {
    const reached = [left, inWork, nothing, neverScreened, live].map((facts) =>
      nextScreeningStatus(status, event, facts),
    );
    expect(reached).toEqual(targets);
  });

  test("has a row in the table above for every status and event", () => {
    expect(screeningStatuses.length * screeningEvents.length).toBe(9);
  });
});

describe("a CV file", () => {
  const legal: Record<CvFileEvent, Partial<Record<(typeof cvFileStates)[number], string>>> = {
    arrived: { uploading: "uploaded" },
    refused: { uploading: "failed", uploaded: "failed", queued: "failed", screening: "failed" },
    queued: { uploaded: "queued" },
    "taken up": { queued: "screening", screening: "screening" },
    "taken back": { queued: "uploaded" },
    finished: { screening: "screened" },
    retried: { failed: "uploaded" },
  };
  // Object.entries forgets the keys' type; the table's keys are the events.
  const events = Object.keys(cvFileEvents) as CvFileEvent[];
  const all = cvFileStates.flatMap((state) => events.map((event) => ({ state, event })));

  test.each(all)("$state, $event", ({ state, event }) => {
    const { from, to }: { from: readonly string[]; to: string } = cvFileEvents[event];

    expect(from.includes(state) ? to : null).toBe(legal[event][state] ?? null);
  });

  test("that is screened stays screened, whatever happens", () => {
    const froms: readonly string[] = events.flatMap((event) => [...cvFileEvents[event].from]);

    expect(froms).not.toContain("screened");
  });

  test("that failed can be tried again and nothing else", () => {
    const from = events.filter((event) => {
      const states: readonly string[] = cvFileEvents[event].from;
      return states.includes("failed");
    });

    expect(from).toEqual(["retried"]);
  });
});
