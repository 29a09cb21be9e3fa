import type { Fact } from "@winnow/matching/match-report.ts";
import { expect, test } from "vitest";
import { verdictChanges } from "./verdict-changes.ts";

const fact = (requirementId: string, verdict: Fact["verdict"], texts: string[] = []): Fact => ({
  requirementId,
  verdict,
  strength: 1,
  quotations: texts.map((text) => ({ text, page: 2, boxes: [{ x: 1, y: 1, width: 1, height: 1 }] })),
  years: null,
  remark: null,
});

test("a requirement changes where its verdict does, not where only its words do", () => {
  const before = {
    facts: [fact("r1", "met", ["SAP"]), fact("r2", "not stated"), fact("r3", "partly", ["Excel"])],
  };
  const after = {
    facts: [fact("r1", "met", ["SAP FI"]), fact("r2", "met", ["a", "b", "c", "d"]), fact("r3", "not stated")],
  };

  expect(verdictChanges(before, after)).toEqual([
    {
      requirementId: "r2",
      before: { verdict: "not stated", quotations: [] },
      after: { verdict: "met", quotations: ["a", "b", "c"].map((text) => ({ text, page: 2 })) },
    },
    {
      requirementId: "r3",
      before: { verdict: "partly", quotations: [{ text: "Excel", page: 2 }] },
      after: { verdict: "not stated", quotations: [] },
    },
  ]);
});

test("what an older engine said nothing of was not stated", () => {
  expect(
    verdictChanges({ facts: [] }, { facts: [fact("r1", "not stated"), fact("r2", "partly")] }),
  ).toMatchObject([{ requirementId: "r2", before: { verdict: "not stated" }, after: { verdict: "partly" } }]);
});
