import type { Job } from "@winnow/matching/match-cv.ts";
import type { ScreeningRow } from "./rows.ts";

/** What the CVs of a screening are matched against, up to the day of its first start. */
export function jobOf(
  screening: Pick<ScreeningRow, "jd_title" | "jd_text" | "requirements" | "started_at" | "created_at">,
): Job {
  return {
    jdTitle: screening.jd_title,
    jdText: screening.jd_text,
    requirements: screening.requirements,
    asOf: (screening.started_at ?? screening.created_at).toISOString().slice(0, 10),
  };
}
