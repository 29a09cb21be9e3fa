import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { useWords } from "../../../words/words.ts";
import { DecisionMark } from "../../evidence/decision-mark.tsx";
import { decisionControls } from "./decision-controls.tsx";

/** What a person decided on a result. */
export function DecisionBadge({ kind }: { kind: DecisionKind }) {
  const { decisions } = useWords("labels");
  return <DecisionMark shape={decisionControls[kind].shape}>{decisions[kind].state}</DecisionMark>;
}
