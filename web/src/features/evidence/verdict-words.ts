import type { Verdict } from "@winnow/contract/match-report.ts";
import { wordsOf } from "../../words/words.ts";

/** A verdict in words. Where a part of the document could not be read, nothing is called "not stated". */
export function verdictWords(verdict: Verdict, { isReadInPart }: { isReadInPart: boolean }): string {
  return verdict === "not stated" && isReadInPart
    ? wordsOf("evidence").notReadSurely
    : wordsOf("labels").verdicts[verdict];
}

/** The same as the shape that stands beside the words. */
export const verdictShapes = { met: "full", partly: "half", "not stated": "empty" } as const;
