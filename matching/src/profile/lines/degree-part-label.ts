import type { LabelOdds } from "../../model/line-model.ts";

/** What a part of a line of education is; "new" is the part that an entry begins with. */
export const degreePartLabels = [
  "new degree",
  "new school",
  "new other",
  "degree",
  "school",
  "other",
] as const;

const kinds = ["degree", "school", "other"] as const;
export type DegreePartKind = (typeof kinds)[number];

/** How likely a part begins an entry. */
export function oddOfNew(odds: LabelOdds): number {
  return kinds.reduce((sum, kind) => sum + (odds[degreePartLabels.indexOf(`new ${kind}`)] ?? 0), 0);
}

/** The likeliest kind, whether it begins an entry or not. */
export function likeliestKind(odds: LabelOdds): { kind: DegreePartKind; odd: number } {
  return kinds
    .map((kind) => ({ kind, odd: oddOfKind(odds, kind) }))
    .reduce((best, one) => (one.odd > best.odd ? one : best));
}

function oddOfKind(odds: LabelOdds, kind: DegreePartKind): number {
  return (odds[degreePartLabels.indexOf(kind)] ?? 0) + (odds[degreePartLabels.indexOf(`new ${kind}`)] ?? 0);
}
