import type { LabelOdds } from "../../model/line-model.ts";

/** What a line or sentence of an advert says. */
export const lineLabels = [
  "title",
  "heading",
  "must",
  "nice",
  "duty",
  "offer",
  "company",
  "legal",
  "apply",
] as const;
export type LineLabel = (typeof lineLabels)[number];

export const evenOdds: LabelOdds = new Float64Array(lineLabels.length).fill(1 / lineLabels.length);

export function oddOf(odds: LabelOdds, label: LineLabel): number {
  return odds[lineLabels.indexOf(label)] ?? 0;
}
