import type { LabelOdds } from "../../model/line-model.ts";

/** What a part may be: one name, another, or neither. */
type PartKinds<Kind extends string> = readonly [Kind, Kind, Kind];
const kindCount = 3;

/**
 * Labels of the parts of entries: each kind twice, first for the part that an entry begins with ("new title"), then for
 * every other ("title"). Where `goesOn`, a name has a label between them for what goes on with it ("more title"), as in
 * BIO tags (Ramshaw and Marcus 1995, "Text chunking using transformation-based learning").
 */
export function labelsOfParts<Kind extends string>(
  kinds: PartKinds<Kind>,
  { goesOn = false }: { goesOn?: boolean } = {},
): string[] {
  const names = goesOn ? kinds.slice(0, -1) : [];
  return [...kinds.map((kind) => `new ${kind}`), ...names.map((kind) => `more ${kind}`), ...kinds];
}

/** How likely a part begins an entry. */
export function oddOfNew(odds: LabelOdds): number {
  return odds.slice(0, kindCount).reduce((sum, odd) => sum + odd, 0);
}

/** Of a part that is certainly of one kind; how likely an entry begins with it stays. */
export function certainly(kind: string, labels: readonly string[], odds: LabelOdds): LabelOdds {
  const isNew = oddOfNew(odds);
  const share: Record<string, number> = { [`new ${kind}`]: isNew, [kind]: 1 - isNew };
  return Float64Array.from(labels, (label) => share[label] ?? 0);
}

/** How likely a part is of each kind, wherever it stands. */
export function oddsOfKinds(odds: LabelOdds): number[] {
  const more = odds.slice(kindCount, -kindCount);
  return Array.from(
    { length: kindCount },
    (_, kind) => (odds[kind] ?? 0) + (more[kind] ?? 0) + (odds.at(kind - kindCount) ?? 0),
  );
}
