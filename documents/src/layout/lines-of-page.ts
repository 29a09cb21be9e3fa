import { bottomOf } from "../box.ts";
import type { Line } from "../document-text.ts";
import type { Fragment } from "./fragment.ts";
import { isSameRow } from "./fragment-rows.ts";
import { type Column, orderColumns } from "./order-columns.ts";

/** Where the lines of a page stand in the document: `block` is the number of its first block. */
export type PagePlace = { page: number; block: number };

/** The lines of one page in reading order; fragments that share a row share its `gapAbove`. */
export function linesOfPage(fragments: readonly Fragment[], { page, block }: PagePlace): Line[] {
  return orderColumns(fragments).flatMap((column, index) =>
    linesOfColumn(
      column.flatMap((fragment) => fragment.cells ?? [fragment]),
      { page, block: block + index },
    ),
  );
}

function linesOfColumn(column: Column, { page, block }: PagePlace): Line[] {
  const lines: Line[] = [];
  let previous: Fragment | undefined;
  let rowAbove: number | undefined;
  let gapAbove = 0;
  for (const fragment of column) {
    if (previous === undefined || !isSameRow(previous, fragment)) {
      gapAbove = rowAbove === undefined ? 0 : Math.max(0, fragment.box.y - rowAbove);
      rowAbove = bottomOf(fragment.box);
    } else {
      rowAbove = Math.max(rowAbove ?? 0, bottomOf(fragment.box));
    }
    const { text, words, box, fontSize, isBold, isBullet } = fragment;
    const line: Line = { text, page, box, words, fontSize, isBold, isBullet, block, gapAbove };
    if (fragment.otherWeightFrom !== undefined) line.otherWeightFrom = fragment.otherWeightFrom;
    if (fragment.cell !== undefined) line.cell = fragment.cell;
    lines.push(line);
    previous = fragment;
  }
  return lines;
}
