import type { Verdict } from "@winnow/contract/match-report.ts";
import { VerdictMark } from "./verdict-mark.tsx";
import { verdictShapes, verdictWords } from "./verdict-words.ts";

/** A verdict. Where a part of the document could not be read, nothing is called "not stated". */
export function VerdictBadge(props: { verdict: Verdict; isReadInPart: boolean }) {
  const { verdict, isReadInPart } = props;
  return <VerdictMark shape={verdictShapes[verdict]}>{verdictWords(verdict, { isReadInPart })}</VerdictMark>;
}
