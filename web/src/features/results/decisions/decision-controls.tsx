import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { ReactElement } from "react";
import { decisionShapes } from "../../evidence/decision-shapes.tsx";

/** How a decision is drawn in 16 × 16 and which key makes it. */
export const decisionControls: Readonly<Record<DecisionKind, { shape: ReactElement; key: string }>> = {
  shortlist: {
    shape: decisionShapes.flag,
    key: "s",
  },
  hold: { shape: decisionShapes.pause, key: "h" },
  reject: { shape: decisionShapes.line, key: "r" },
};
