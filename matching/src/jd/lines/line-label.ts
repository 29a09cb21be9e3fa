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

/** How likely each label is, 0 to 1, in the order of `lineLabels`; they add up to 1. */
export type LabelOdds = Float64Array;

export const evenOdds: LabelOdds = new Float64Array(lineLabels.length).fill(1 / lineLabels.length);

export function oddOf(odds: LabelOdds, label: LineLabel): number {
  return odds[lineLabels.indexOf(label)] ?? 0;
}
