import type { ScoreAgreement } from "@winnow/contract/reports.ts";
import { formatCount } from "../../../ui/format/format-count.ts";

/** In a sentence; null while nobody else has scored what one has scored oneself. */
export function agreementWords(agreement: ScoreAgreement): string | null {
  const { kappa, low, high, pairs_count: count, min_pairs: min } = agreement;
  if (count === 0) return null;
  const pairs = formatCount(count, "answer", "answers");
  if (count < min) {
    return `You and others have scored ${pairs} so far: too few to say how far you agree, which takes ${min}.`;
  }
  if (kappa === null || low === null || high === null) {
    return `You and others have scored ${pairs}, all of them alike.`;
  }
  return `You and others have scored ${pairs}. Your scores agree with theirs by a weighted kappa of ${rounded(kappa)} (95 % interval ${rounded(low)} to ${rounded(high)}): 1 is full agreement, 0 is chance.`;
}

function rounded(number: number): string {
  return number.toFixed(2);
}
