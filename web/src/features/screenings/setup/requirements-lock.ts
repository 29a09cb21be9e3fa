import type { Screening, ScreeningJd } from "@winnow/contract/screenings.ts";
import { wordsOf } from "../../../words/words.ts";

/** Why the requirements can only be read now, or null when they can be changed. */
export function requirementsLockReason(
  jd: Pick<ScreeningJd, "is_locked">,
  screening: Pick<Screening, "status" | "counts">,
): string | null {
  const words = wordsOf("screeningSetup").requirements;
  if (screening.status === "InProgress" && screening.counts.screened === 0) {
    return words.running;
  }
  if (!jd.is_locked) return null;
  return words.locked;
}
