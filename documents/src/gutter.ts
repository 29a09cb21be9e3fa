import { middleOf, type Sides } from "./sides.ts";

/** A blank from top to bottom between two columns, with what stands on either side of it. */
export type Gutter = Sides & { top: number; bottom: number };

export function gutterBetween(sides: Sides): Gutter {
  const middles = [...sides.left, ...sides.right].map(middleOf);
  return { ...sides, top: Math.min(...middles), bottom: Math.max(...middles) };
}
