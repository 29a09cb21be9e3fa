import { verdictLabels } from "@winnow/contract/labels.ts";
import type { Verdict } from "@winnow/contract/match-report.ts";
import { VerdictMark } from "./verdict-mark.tsx";

const shapes = { met: "full", partly: "half", "not stated": "empty" } as const;

/** A verdict. Where a part of the document could not be read, nothing is called "not stated". */
export function VerdictBadge(props: { verdict: Verdict; isReadInPart: boolean }) {
  const { verdict, isReadInPart } = props;
  return (
    <VerdictMark shape={shapes[verdict]}>
      {verdict === "not stated" && isReadInPart ? "Not read with certainty" : verdictLabels[verdict]}
    </VerdictMark>
  );
}
