import type { ScoreAgreement } from "@winnow/contract/reports.ts";
import { wordsOf } from "../../../words/words.ts";

/** In a sentence; null while nobody else has scored what one has scored oneself. */
export function agreementWords(agreement: ScoreAgreement): string | null {
  const { kappa, low, high, pairs_count: count, min_pairs: min } = agreement;
  if (count === 0) return null;
  const { agreement: words } = wordsOf("interviews");
  if (count < min) return words.tooFew({ count, min });
  if (kappa === null || low === null || high === null) return words.alike({ count });
  return words.kappa({ count, kappa, low, high });
}
