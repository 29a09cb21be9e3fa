import { interviewDecisionLabels } from "@winnow/contract/labels.ts";
import type { InterviewDecisionKind } from "@winnow/contract/reports.ts";
import { DecisionMark } from "../../evidence/decision-mark.tsx";
import { shapeOf } from "./interview-decision-options.ts";

/** What a person decided after an interview. */
export function InterviewDecisionMark({ kind }: { kind: InterviewDecisionKind }) {
  return <DecisionMark shape={shapeOf(kind)}>{interviewDecisionLabels[kind].state}</DecisionMark>;
}
