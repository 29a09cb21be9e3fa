import type { LabelOdds } from "../../model/line-model.ts";

/**
 * Labels of the parts of entries: each kind twice, first for the part that an entry begins with ("new title"), then for
 * every other ("title").
 */
export function labelsOfParts<Kind extends string>(kinds: readonly Kind[]): string[] {
  return [...kinds.map((kind) => `new ${kind}`), ...kinds];
}

/** How likely a part begins an entry. */
export function oddOfNew(odds: LabelOdds): number {
  return odds.slice(0, odds.length / 2).reduce((sum, odd) => sum + odd, 0);
}

/** How likely a part is of each kind, whether it begins an entry or not. */
export function oddsOfKinds(odds: LabelOdds): number[] {
  const count = odds.length / 2;
  return Array.from({ length: count }, (_, kind) => (odds[kind] ?? 0) + (odds[kind + count] ?? 0));
}
