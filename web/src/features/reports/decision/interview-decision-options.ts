import { interviewDecisionLabels } from "@winnow/contract/labels.ts";
import { type InterviewDecisionKind, interviewDecisionKinds } from "@winnow/contract/reports.ts";
import type { DecisionOption } from "../../evidence/decision-group.tsx";
import { decisionShapes } from "../../evidence/decision-shapes.tsx";

const controls = {
  // S, as on the results of a screening, does it too.
  advance: { keys: "a s", shape: decisionShapes.flag },
  hold: { keys: "h", shape: decisionShapes.pause },
  reject: { keys: "r", shape: decisionShapes.line },
} as const;

export const interviewDecisionOptions: readonly DecisionOption<InterviewDecisionKind>[] =
  interviewDecisionKinds.map((kind) => ({
    kind,
    label: `${interviewDecisionLabels[kind].act}${kind === "reject" ? "…" : ""}`,
    ...controls[kind],
  }));

export function shapeOf(kind: InterviewDecisionKind) {
  return controls[kind].shape;
}
