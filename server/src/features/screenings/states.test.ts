import { cvFileStates, screeningStatuses } from "@winnow/contract/screenings.ts";
import { describe, expect, test } from "vitest";
import { type CvFileEvent, cvFileEvents, nextScreeningStatus, screeningEvents } from "./states.ts";

describe("a screening", () => {
  /** [status, event] → where it leads with CVs left to screen, and with none left. */
  const legal: Record<string, [string, string]> = {
    "Pending, start": ["InProgress", "InProgress"],
    "Pending, CV became ready": ["Pending", "Pending"],
    "Pending, last CV finished": ["Pending", "Completed"],
    "InProgress, stop": ["Pending", "Completed"],
    "InProgress, last CV finished": ["Pending", "Completed"],
    "InProgress, CV became ready": ["InProgress", "InProgress"],
    "Completed, CV became ready": ["Pending", "Pending"],
    "Completed, last CV finished": ["Pending", "Completed"],
  };
  const all = screeningStatuses.flatMap((status) => screeningEvents.map((event) => ({ status, event })));

  test.each(all)("$status, $event", ({ status, event }) => {
    const [withLeft, withNone] = legal[`${status}, ${event}`] ?? [null, null];

    expect(nextScreeningStatus(status, event, { unscreened: true })).toBe(withLeft);
    expect(nextScreeningStatus(status, event, { unscreened: false })).toBe(withNone);
  });

  test("is started from Pending only and stopped while InProgress only", () => {
    const from = (event: "start" | "stop") =>
      screeningStatuses.filter((status) => nextScreeningStatus(status, event, { unscreened: true }) !== null);

    expect(from("start")).toEqual(["Pending"]);
    expect(from("stop")).toEqual(["InProgress"]);
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
