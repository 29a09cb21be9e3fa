import type { Rescreening, RescreeningStand } from "@winnow/contract/rescreenings.ts";
import { expect, test } from "vitest";
import { isOnTheWay, noticeOf } from "./rescreening-states.ts";

const rescreening: Rescreening = {
  id: "0f0a5f0e-6f1b-4f7e-9a55-0d8f0a0b0c0d",
  state: "ready",
  engine_version: "2026.12.1",
  results: 3,
  done: 3,
  changed: 1,
  raised: 1,
  lowered: 0,
  largest_change: 4.2,
  with_other_verdicts: 1,
  kept: 0,
  outdated_by: null,
  requested_by: "Nora",
  created_at: 1_790_000_000,
  settled_by: null,
  settled_at: null,
};
const stand = (one: Partial<Rescreening> | null, results = 3): RescreeningStand => ({
  engine_version: "2026.12.1",
  older: { results, engine_versions: results === 0 ? [] : ["2026.11.17"] },
  rescreening: one && { ...rescreening, ...one },
});

test.each([
  ["results of an older engine", stand(null), "offered"],
  ["results of the running engine", stand(null, 0), null],
  ["a comparison on its way", stand({ state: "comparing" }), "comparing"],
  ["one that is being taken over", stand({ state: "taking over" }), "comparing"],
  ["one to look at", stand({ state: "ready" }), "ready"],
  [
    "one on its way with an engine that is gone",
    stand({ state: "comparing", outdated_by: "engine" }),
    "offered",
  ],
  ["one to look at with an engine that is gone", stand({ outdated_by: "engine" }), "offered"],
  ["one that was dismissed", stand({ state: "dismissed" }), null],
  ["one that was taken over for all but a few", stand({ state: "taken over" }, 1), null],
  [
    "one that an earlier engine's was dismissed for",
    stand({ state: "dismissed", engine_version: "2026.11.18" }),
    "offered",
  ],
])("of %s the results say: %s", (_what, given, said) => {
  expect(noticeOf(given)).toBe(said);
});

test("nobody waits for what no job is at", () => {
  expect(isOnTheWay(null)).toBe(false);
  expect(isOnTheWay({ ...rescreening, state: "comparing" })).toBe(true);
  expect(isOnTheWay({ ...rescreening, state: "comparing", outdated_by: "engine" })).toBe(false);
  expect(isOnTheWay({ ...rescreening, state: "taking over" })).toBe(true);
  expect(isOnTheWay(rescreening)).toBe(false);
});
