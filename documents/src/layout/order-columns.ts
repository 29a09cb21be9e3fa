import { findGutter } from "./find-gutter.ts";
import type { Fragment } from "./fragment.ts";
import { orderRows } from "./fragment-rows.ts";
import { wholeMarginHeadings } from "./margin-headings.ts";
import { middleOf } from "./sides.ts";
import { splitIntoBands } from "./split-into-bands.ts";

/** Fragments of one column in reading order, row by row. */
export type Column = Fragment[];

/**
 * Puts the fragments of a page into reading order: full-width lines cut it into bands, within a band the left
 * column comes before the right one. A gutter is a left edge shared by at least four fragments with blank space
 * before it over at least 50 points; a column of dates belongs to the rows beside it.
 */
export function orderColumns(fragmentsInAnyOrder: readonly Fragment[]): Column[] {
  const fragments = [...fragmentsInAnyOrder].sort((a, b) => middleOf(a) - middleOf(b));
  const gutter = findGutter(fragments);
  if (gutter === undefined) return fragments.length === 0 ? [] : [wholeMarginHeadings(orderRows(fragments))];
  const bands = splitIntoBands(fragments, gutter);
  if (bands.length > 1) return bands.flatMap(orderColumns);
  const above = fragments.filter((fragment) => middleOf(fragment) < gutter.top);
  const below = fragments.filter((fragment) => middleOf(fragment) > gutter.bottom);
  return [
    ...orderColumns(above),
    ...orderColumns(gutter.left),
    ...orderColumns(gutter.right),
    ...orderColumns(below),
  ];
}
