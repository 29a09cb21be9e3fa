import type { Decision, Selection } from "@winnow/contract/decisions.ts";

/** Decisions on their way to the server, in the order they were made. */
export type DecisionChange =
  | {
      type: "decide";
      selection: Selection;
      /** Those of it that were shown. Who else matches only the server knows. */
      shown: ReadonlySet<string>;
      decision: Decision | null;
    }
  | { type: "undo"; batchId: Promise<string | null>; previous: ReadonlyMap<string, Decision | null> };

/** What a result's decision will be once everything on its way has arrived. */
export function decisionAfter<Result extends { id: string; decision: Decision | null }>(
  result: Result,
  changes: readonly DecisionChange[],
): Result {
  const decision = changes.reduce<Decision | null>((before, change) => {
    if (change.type === "undo")
      return change.previous.has(result.id) ? (change.previous.get(result.id) ?? null) : before;
    return change.shown.has(result.id) ? change.decision : before;
  }, result.decision);
  return decision === result.decision ? result : { ...result, decision };
}
