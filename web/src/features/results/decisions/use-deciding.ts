import type { DecisionKind, Selection } from "@winnow/contract/decisions.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { useState } from "react";
import { flushSync } from "react-dom";
import { formatCount } from "../../../ui/format-count.ts";
import { resultName } from "../report-words.ts";
import type { Chosen } from "../use-chosen-results.ts";
import type { ResultSteps } from "../use-result-steps.ts";
import type { Act, Decisions } from "./use-decisions.ts";

/** Whom a rejection that waits for its reason is about. */
type Rejecting = { result: ScreeningResult } | "chosen" | null;

/** Decides on one result or on all that are chosen, asks first why somebody is rejected, and goes on to the next. */
export function useDeciding(given: {
  decisions: Decisions;
  steps: ResultSteps;
  chosen: Chosen;
  selection: Selection;
  total: number;
  rows: ScreeningResult[] | undefined;
}) {
  const { decisions, steps, chosen, selection, total, rows } = given;
  const [rejecting, setRejecting] = useState<Rejecting>(null);

  function decideOn(result: ScreeningResult, act: Act) {
    decisions.decide([result], act);
    if (act.kind !== null) steps.stepOnFrom(result);
  }

  function decideOnChosen(act: Act) {
    const present = new Map(rows?.map((row) => [row.id, row]));
    const known = [...chosen.results.values()].map((result) => present.get(result.id) ?? result);
    if (chosen.isAll)
      decisions.decideAll({ selection: { ...selection, count: total }, total, known: rows ?? [] }, act);
    else decisions.decide(known, act);
    chosen.clear();
  }

  /** At once: an open dialog would hold the focus back from the row that is to have it. */
  function closeRejection() {
    flushSync(() => setRejecting(null));
  }

  return {
    on: (result: ScreeningResult, kind: DecisionKind | null) =>
      kind === "reject" ? setRejecting({ result }) : decideOn(result, { kind }),

    onChosen: (kind: DecisionKind | null) =>
      kind === "reject" ? setRejecting("chosen") : decideOnChosen({ kind }),

    rejection: {
      whom: whomOf(rejecting),
      resultId: rejecting === "chosen" ? null : (rejecting?.result.id ?? null),
      onReject: (reason: string) => {
        const act: Act = { kind: "reject", reason };
        closeRejection();
        if (rejecting === "chosen") decideOnChosen(act);
        else if (rejecting) decideOn(rejecting.result, act);
      },
      onClose: () => {
        closeRejection();
        if (rejecting !== null && rejecting !== "chosen") steps.goTo(rejecting.result);
      },
    },
  };

  function whomOf(waiting: Rejecting): string | null {
    if (waiting === null) return null;
    if (waiting !== "chosen") return resultName(waiting.result);
    return formatCount(chosen.isAll ? total : chosen.count, "candidate", "candidates");
  }
}
