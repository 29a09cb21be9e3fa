import type { DecisionKind } from "@winnow/contract/decisions.ts";

const words = { shortlist: "Shortlisted", hold: "Put on hold", reject: "Rejected" } as const;

/** "Shortlisted", "Rejected: Other line of work", "Decision cleared" */
export function decisionSentence(decision: { kind: DecisionKind | null; reason: string | null }): string {
  if (decision.kind === null) {
    return "Decision cleared";
  }
  return decision.reason ? `${words[decision.kind]}: ${decision.reason}` : words[decision.kind];
}
