import { bottomOf } from "../box.ts";
import type { Fragment } from "./fragment.ts";

/** The fragments on both sides of a gutter. */
export type Sides = { left: Fragment[]; right: Fragment[] };

/** Vertical position of the middle. */
export function middleOf(fragment: Fragment): number {
  return fragment.box.y + fragment.box.height / 2;
}

export function leftmost(fragments: Fragment[]): number {
  return least(fragments, ({ box }) => box.x);
}

export function highest(fragments: Fragment[]): number {
  return least(fragments, ({ box }) => box.y);
}

export function lowest(fragments: Fragment[]): number {
  return -least(fragments, ({ box }) => -bottomOf(box));
}

/** Infinite without any. A page may have more fragments than a function takes arguments. */
function least(fragments: readonly Fragment[], of: (fragment: Fragment) => number): number {
  let found = Number.POSITIVE_INFINITY;
  for (const fragment of fragments) found = Math.min(found, of(fragment));
  return found;
}
