import type { DecisionKind, Selection } from "@winnow/contract/decisions.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { Selection as RowSelection } from "../../../ui/list/use-selection.ts";
import { wordsOf } from "../../../words/words.ts";
import { resultName } from "../report-labels.ts";
import type { ResultSteps } from "../use-result-steps.ts";
import type { Act, Decisions } from "./use-decisions.ts";

/** Whom a rejection that waits for its reason is about. */
type Rejecting = { result: ScreeningResult } | "selected" | null;

/** Decides on one result or on all that are selected, asks first why somebody is rejected, and goes on to the next. */
export function useDeciding(given: {
  decisions: Decisions;
  steps: ResultSteps;
  selection: RowSelection<ScreeningResult>;
  matching: Selection;
  total: number;
  rows: ScreeningResult[] | undefined;
}) {
  const { decisions, steps, selection, matching, total, rows } = given;
  const [rejecting, setRejecting] = useState<Rejecting>(null);

  function decideOn(result: ScreeningResult, act: Act) {
    decisions.decide([result], act);
    if (act.kind !== null) steps.stepOnFrom(result);
  }

  function decideOnSelected(act: Act) {
    if (selection.isAll)
      decisions.decideAll({ selection: { ...matching, count: total }, total, known: rows ?? [] }, act);
    else decisions.decide(selection.among(rows ?? []), act);
    selection.clear();
  }

  /** At once: an open dialog would hold the focus back from the row that is to have it. */
  function closeRejection() {
    flushSync(() => setRejecting(null));
  }

  return {
    on: (result: ScreeningResult, kind: DecisionKind | null) =>
      kind === "reject" ? setRejecting({ result }) : decideOn(result, { kind }),

    onSelected: (kind: DecisionKind | null) =>
      kind === "reject" ? setRejecting("selected") : decideOnSelected({ kind }),

    rejection: {
      whom: whomOf(rejecting),
      resultId: rejecting === "selected" ? null : (rejecting?.result.id ?? null),
      onReject: (reason: string) => {
        const act: Act = { kind: "reject", reason };
        closeRejection();
        if (rejecting === "selected") decideOnSelected(act);
        else if (rejecting) decideOn(rejecting.result, act);
      },
      onClose: () => {
        closeRejection();
        if (rejecting !== null && rejecting !== "selected") steps.goTo(rejecting.result);
      },
    },
  };

  function whomOf(waiting: Rejecting): string | null {
    if (waiting === null) return null;
    if (waiting !== "selected") return resultName(waiting.result);
    return wordsOf("results").decisions.candidates({ count: selection.isAll ? total : selection.count });
  }
}
