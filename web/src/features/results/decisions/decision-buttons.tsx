import { type DecisionKind, decisionKinds } from "@winnow/contract/decisions.ts";
import { lazily } from "../../../ui/format/lazily.ts";
import { wordsOf } from "../../../words/words.ts";
import { DecisionGroup } from "../../evidence/decision-group.tsx";
import { decisionControls } from "./decision-controls.tsx";

const options = lazily(() => {
  const { decisions } = wordsOf("labels");
  return decisionKinds.map((kind) => ({
    kind,
    label: decisions[kind].act,
    keys: decisionControls[kind].key,
    shape: decisionControls[kind].shape,
  }));
});

/** Shortlist, hold, reject. */
export function DecisionButtons(props: {
  /** Whom it is about, for those who hear it. */
  name: string;
  decided: DecisionKind | null;
  onDecide: (kind: DecisionKind | null) => void;
}) {
  return <DecisionGroup {...props} options={options()} />;
}
