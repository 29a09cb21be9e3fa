import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { decisionLabels } from "@winnow/contract/labels.ts";
import { DecisionMark } from "../../evidence/decision-mark.tsx";
import { decisionControls } from "./decision-controls.tsx";

/** What a person decided on a result. */
export function DecisionBadge({ kind }: { kind: DecisionKind }) {
  return <DecisionMark shape={decisionControls[kind].shape}>{decisionLabels[kind].state}</DecisionMark>;
}
