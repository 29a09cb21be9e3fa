import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { ReactElement } from "react";
import { decisionShapes } from "../../evidence/decision-shapes.tsx";

/** How a decision is drawn in 16 × 16, which key makes it, and what the help says of that key. */
export const decisionControls: Readonly<
  Record<DecisionKind, { shape: ReactElement; key: string; help: string }>
> = {
  shortlist: {
    shape: decisionShapes.flag,
    key: "s",
    help: "Shortlist",
  },
  hold: { shape: decisionShapes.pause, key: "h", help: "Put on hold" },
  reject: { shape: decisionShapes.line, key: "r", help: "Reject; 1 to 6 then select the reason" },
};
