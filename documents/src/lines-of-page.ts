import { bottomOf } from "./box.ts";
import type { Line } from "./document-text.ts";
import type { Fragment } from "./fragment.ts";
import { type Column, isSameRow, orderColumns } from "./reading-order.ts";

/** The lines of one page in reading order; fragments that share a row share its `gapAbove`. */
export function linesOfPage(fragments: readonly Fragment[], page: number): Line[] {
  return orderColumns(fragments).flatMap((column) => linesOfColumn(column, page));
}

function linesOfColumn(column: Column, page: number): Line[] {
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
    lines.push({ text, page, box, words, fontSize, isBold, isBullet, gapAbove });
    previous = fragment;
  }
  return lines;
}
