import type { Decision, Selection } from "@winnow/contract/decisions.ts";

/** Decisions on their way to the server, in the order they were made. */
export type DecisionChange =
  | { type: "decide"; selection: Selection; decision: Decision | null }
  | { type: "undo"; batchId: Promise<string | null>; previous: ReadonlyMap<string, Decision | null> };

/** What a result's decision will be once everything on its way has arrived. */
export function decisionAfter<Result extends { id: string; decision: Decision | null }>(
  result: Result,
  changes: readonly DecisionChange[],
): Result {
  const decision = changes.reduce<Decision | null>((before, change) => {
    if (change.type === "undo")
      return change.previous.has(result.id) ? (change.previous.get(result.id) ?? null) : before;
    return isSelected(result.id, change.selection) ? change.decision : before;
  }, result.decision);
  return decision === result.decision ? result : { ...result, decision };
}

/** Everything that a list shows is among "all that match" of that list. */
function isSelected(resultId: string, selection: Selection): boolean {
  return "matching" in selection || selection.result_ids.includes(resultId);
}
