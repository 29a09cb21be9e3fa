import { middleOf, type Sides } from "./sides.ts";

/** A blank from top to bottom between two columns, with what stands on either side of it. */
export type Gutter = Sides & { top: number; bottom: number };

export function gutterBetween(sides: Sides): Gutter {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const fragment of [...sides.left, ...sides.right]) {
    top = Math.min(top, middleOf(fragment));
    bottom = Math.max(bottom, middleOf(fragment));
  }
  return { ...sides, top, bottom };
}
