import type { Screening, ScreeningJd } from "@winnow/contract/screenings.ts";

/** Why the requirements can only be read now, or null when they can be changed. */
export function requirementsLockReason(
  jd: Pick<ScreeningJd, "is_locked">,
  screening: Pick<Screening, "status" | "counts">,
): string | null {
  if (screening.status === "InProgress" && screening.counts.screened === 0) {
    return "The screening is running. Stop it to change the requirements.";
  }
  if (!jd.is_locked) return null;
  return "CVs have been screened by these requirements, so they can no longer change. That keeps all scores of this screening comparable.";
}
