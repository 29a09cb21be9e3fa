import type { Decision } from "@winnow/contract/decisions.ts";
import { expect, test } from "vitest";
import { decisionAfter } from "./decision-changes.ts";

const shortlisted: Decision = { kind: "shortlist", reason: null, decided_by: "Mara", decided_at: 1 };
const held: Decision = { kind: "hold", reason: null, decided_by: "Mara", decided_at: 2 };
const ada = { id: "a", decision: null };

test("a decision on its way shows at once, the newest over the ones before", () => {
  const ofAda = { selection: { result_ids: ["a"] }, shown: new Set(["a"]) };
  const changes = [
    { type: "decide", ...ofAda, decision: shortlisted },
    { type: "decide", ...ofAda, decision: held },
  ] as const;
  expect(decisionAfter(ada, changes).decision).toBe(held);
  expect(decisionAfter({ id: "b", decision: null }, changes).decision).toBeNull();
});

test("of all that match only those that were shown are known to be decided", () => {
  const changes = [
    { type: "decide", selection: { matching: { band: "weak" } }, shown: new Set(["a"]), decision: held },
  ] as const;
  expect(decisionAfter(ada, changes).decision).toBe(held);
  expect(decisionAfter({ id: "b", decision: null }, changes).decision).toBeNull();
});

test("an undo on its way shows what was there before", () => {
  const batchId = Promise.resolve("batch");
  const changes = [{ type: "undo", batchId, previous: new Map([["a", null]]) }] as const;
  expect(decisionAfter({ id: "a", decision: held }, changes).decision).toBeNull();
  expect(decisionAfter({ id: "b", decision: held }, changes).decision).toBe(held);
});
