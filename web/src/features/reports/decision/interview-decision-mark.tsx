import type { InterviewDecisionKind } from "@winnow/contract/reports.ts";
import { useWords } from "../../../words/words.ts";
import { DecisionMark } from "../../evidence/decision-mark.tsx";
import { shapeOf } from "./interview-decision-options.ts";

/** What a person decided after an interview. */
export function InterviewDecisionMark({ kind }: { kind: InterviewDecisionKind }) {
  const { interviewDecisions } = useWords("labels");
  return <DecisionMark shape={shapeOf(kind)}>{interviewDecisions[kind].state}</DecisionMark>;
}
