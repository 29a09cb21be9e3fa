import type { ScreeningResult } from "@winnow/contract/results.ts";
import { wordsOf } from "../../words/words.ts";

type Ranked = Pick<ScreeningResult, "rank" | "is_tied">;

/** A rank as a list shows it: "1", or "=2" where somebody else has the same score. */
export function rankLabel({ rank, is_tied }: Ranked): string {
  return is_tied ? `=${rank}` : String(rank);
}

/** The same for somebody who hears it. */
export function spokenRank({ rank, is_tied }: Ranked): string {
  const words = wordsOf("results");
  return is_tied ? words.rankTied({ rank }) : words.rank({ rank });
}
