import type { LabelOdds } from "../../model/line-model.ts";
import { labelsOfParts, oddsOfKinds } from "./part-odds.ts";

const kinds = ["degree", "school", "other"] as const;
export type DegreePartKind = (typeof kinds)[number];

/** What a part of a line of education is; "new" is the part that an entry begins with. */
export const degreePartLabels = labelsOfParts(kinds);

/** The likeliest kind, whether it begins an entry or not. */
export function likeliestKind(odds: LabelOdds): { kind: DegreePartKind; odd: number } {
  const all = oddsOfKinds(odds);
  return kinds
    .map((kind, at) => ({ kind, odd: all[at] ?? 0 }))
    .reduce((best, one) => (one.odd > best.odd ? one : best));
}

export function oddOfKind(odds: LabelOdds, kind: DegreePartKind): number {
  return oddsOfKinds(odds)[kinds.indexOf(kind)] ?? 0;
}
