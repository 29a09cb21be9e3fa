import { bottomOf } from "./box.ts";
import type { Fragment } from "./fragment.ts";

/** The fragments on both sides of a gutter. */
export type Sides = { left: Fragment[]; right: Fragment[] };

/** Vertical position of the middle. */
export function middleOf(fragment: Fragment): number {
  return fragment.box.y + fragment.box.height / 2;
}

export function leftmost(fragments: Fragment[]): number {
  return Math.min(...fragments.map((fragment) => fragment.box.x));
}

export function highest(fragments: Fragment[]): number {
  return Math.min(...fragments.map((fragment) => fragment.box.y));
}

export function lowest(fragments: Fragment[]): number {
  return Math.max(...fragments.map((fragment) => bottomOf(fragment.box)));
}
