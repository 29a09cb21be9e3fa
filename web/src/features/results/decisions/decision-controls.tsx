import type { DecisionKind } from "@winnow/contract/decisions.ts";
import type { ReactElement } from "react";

/** How a decision is drawn in 16 × 16, which key makes it, and what the help says of that key. */
export const decisionControls: Readonly<
  Record<DecisionKind, { shape: ReactElement; key: string; help: string }>
> = {
  shortlist: {
    shape: <path d="M4.5 2.5h7v11L8 10.7 4.5 13.5z" fill="currentColor" />,
    key: "s",
    help: "Shortlist",
  },
  hold: { shape: <path d="M6 4v8M10 4v8" />, key: "h", help: "Put on hold" },
  reject: { shape: <path d="M4 8h8" />, key: "r", help: "Reject; 1 to 6 then choose the reason" },
};
