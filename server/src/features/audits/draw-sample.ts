import { createHash } from "node:crypto";

export type DrawnItem = { resultId: string; isBelow: boolean };

/** Among what is drawn from below are half as many from above, so that a reader cannot take all for the same. */
const shareFromAbove = 0.5;
const minFromAbove = 2;

/**
 * `size` results from below the line (all, when there are fewer) without putting any back, mixed with some from above.
 * Every result is ranked by SHA-256 of seed and id, and the lowest are taken: as good as drawing lots, the same for the
 * same seed on every machine, and whatever the order the results come in.
 */
export function drawSample(from: {
  below: string[];
  above: string[];
  size: number;
  seed: number;
}): DrawnItem[] {
  const fromAbove = Math.max(minFromAbove, Math.round(from.size * shareFromAbove));
  const drawn = [
    ...drawLots(from.below, `draw ${from.seed}`)
      .slice(0, from.size)
      .map((resultId) => ({ resultId, isBelow: true })),
    ...drawLots(from.above, `draw ${from.seed}`)
      .slice(0, fromAbove)
      .map((resultId) => ({ resultId, isBelow: false })),
  ];
  const order = drawLots(
    drawn.map(({ resultId }) => resultId),
    `order ${from.seed}`,
  );
  return drawn.sort((a, b) => order.indexOf(a.resultId) - order.indexOf(b.resultId));
}

function drawLots(ids: string[], seed: string): string[] {
  const lots = ids.map((id) => ({ id, lot: createHash("sha256").update(`${seed} ${id}`).digest("hex") }));
  return lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ id }) => id);
}
