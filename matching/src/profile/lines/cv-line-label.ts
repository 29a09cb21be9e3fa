import type { LabelOdds } from "../../model/line-model.ts";

/** What a line of a CV is. "contact" is what stands about the name; "job" and "degree" are the heads of entries. */
export const cvLineLabels = [
  "name",
  "contact",
  "heading",
  "job",
  "duty",
  "degree",
  "skill",
  "language",
  "certificate",
  "project",
  "summary",
  "interest",
  "personal",
  "other",
] as const;
export type CvLineLabel = (typeof cvLineLabels)[number];

export function oddOfLabel(odds: LabelOdds | undefined, label: CvLineLabel): number {
  return odds?.[cvLineLabels.indexOf(label)] ?? 0;
}
