import type { Screening } from "@winnow/contract/screenings.ts";

/** Where a screening opens: its results once there are some, before that its set-up. */
export function screeningPath(screening: Pick<Screening, "id" | "counts">): string {
  return screening.counts.screened > 0
    ? `/admin/screening-result/${screening.id}`
    : `/admin/screening/${screening.id}`;
}
