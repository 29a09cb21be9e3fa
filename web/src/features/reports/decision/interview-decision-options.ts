import { type InterviewDecisionKind, interviewDecisionKinds } from "@winnow/contract/reports.ts";
import { lazily } from "../../../ui/format/lazily.ts";
import { wordsOf } from "../../../words/words.ts";
import type { DecisionOption } from "../../evidence/decision-group.tsx";
import { decisionShapes } from "../../evidence/decision-shapes.tsx";

const controls = {
  // S, as on the results of a screening, does it too.
  advance: { keys: "a s", shape: decisionShapes.flag },
  hold: { keys: "h", shape: decisionShapes.pause },
  reject: { keys: "r", shape: decisionShapes.line },
} as const;

export const interviewDecisionOptions = lazily((): readonly DecisionOption<InterviewDecisionKind>[] => {
  const { interviewDecisions } = wordsOf("labels");
  return interviewDecisionKinds.map((kind) => {
    const { act } = interviewDecisions[kind];
    const label = kind === "reject" ? wordsOf("reports").decision.asksWhy({ act }) : act;
    return { kind, label, ...controls[kind] };
  });
});

export function shapeOf(kind: InterviewDecisionKind) {
  return controls[kind].shape;
}
