import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { decisionLabels } from "@winnow/contract/labels.ts";

/** "Shortlisted", "Rejected: Other line of work", "Decision cleared" */
export function decisionSentence(decision: { kind: DecisionKind | null; reason: string | null }): string {
  if (decision.kind === null) {
    return "Decision cleared";
  }
  const { done } = decisionLabels[decision.kind];
  return decision.reason ? `${done}: ${decision.reason}` : done;
}
