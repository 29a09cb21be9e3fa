import { verdictLabels } from "@winnow/contract/labels.ts";
import type { Verdict } from "@winnow/contract/match-report.ts";

/** A verdict in words. Where a part of the document could not be read, nothing is called "not stated". */
export function verdictWords(verdict: Verdict, { isReadInPart }: { isReadInPart: boolean }): string {
  return verdict === "not stated" && isReadInPart ? "Not read with certainty" : verdictLabels[verdict];
}

/** The same as the shape that stands beside the words. */
export const verdictShapes = { met: "full", partly: "half", "not stated": "empty" } as const;
