import { rightOf } from "../box.ts";
import type { Fragment } from "./fragment.ts";
import { isSameRow } from "./fragment-rows.ts";

/** Fragments that begin at one place, to this many points, stand in one column. */
const flush = 2;
/** Entries that make the column beside the margin, and the blank before it, in points. */
const minEntries = 8;
const blank = 8;
/** Headings in the margin of a page, lines of the longest, how far below each other they stand, in font sizes, and its letters. */
const minHeadings = 3;
const maxHeadings = 60;
const mostLines = 3;
const furthestLine = 2;
const maxLength = 30;
/** Rows below a heading that have none: where each row has a label of its own, it is a table. */
const minRowsBelow = 2;

/**
 * Headings in the margin that take several lines ("Academic" above "Experience"), or begin above what they open, stand
 * whole before the row that their first line is on. `ordered` are the fragments of a column row by row.
 */
export function wholeMarginHeadings(ordered: readonly Fragment[]): Fragment[] {
  const headings = marginHeadings(ordered);
  if (headings.length < minHeadings || headings.length > maxHeadings) return [...ordered];
  const moved = new Set<Fragment>();
  const followers = new Map<Fragment, Fragment[]>();
  for (const [index, heading] of headings.entries()) {
    const [first, ...rest] = heading;
    const last = heading.at(-1);
    if (!first || !last || rest.length === 0 || heading.length > mostLines) continue;
    const end = headings[index + 1]?.[0]?.box.y ?? Number.POSITIVE_INFINITY;
    const below = ordered.filter(
      (one) =>
        !heading.includes(one) && one.baseline > last.baseline && one.box.y < end && !isSameRow(one, last),
    );
    if (new Set(below.map(({ baseline }) => Math.round(baseline))).size < minRowsBelow) continue;
    followers.set(first, rest);
    for (const line of rest) moved.add(line);
  }
  return ordered.flatMap((one) => (moved.has(one) ? [] : [one, ...(followers.get(one) ?? [])]));
}

/** The lines in the margin, from top to bottom, those together that stand close below each other and look alike. */
function marginHeadings(ordered: readonly Fragment[]): Fragment[][] {
  const entries = commonEdge(ordered);
  if (entries === undefined) return [];
  const beside = ordered.filter(({ box }) => rightOf(box) <= entries - blank);
  const left = beside.reduce((least, { box }) => Math.min(least, box.x), Number.POSITIVE_INFINITY);
  const lines = beside.filter(({ box, text }) => box.x - left <= flush && text.length <= maxLength);
  const isMargin = lines.length === beside.length && lines.every(({ text }) => !/\d/u.test(text));
  if (!isMargin) return [];
  const headings: Fragment[][] = [];
  for (const line of lines.toSorted((one, other) => one.baseline - other.baseline)) {
    const open = headings.at(-1);
    const above = open?.at(-1);
    const isNext =
      above !== undefined &&
      line.baseline - above.baseline < furthestLine * line.fontSize &&
      line.fontSize === above.fontSize &&
      line.isBold === above.isBold;
    if (isNext) open?.push(line);
    else headings.push([line]);
  }
  return headings;
}

/** Where most fragments begin. */
function commonEdge(fragments: readonly Fragment[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { box } of fragments) {
    const edge = Math.round(box.x);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  const [edge, count] = [...counts].toSorted((one, other) => other[1] - one[1])[0] ?? [0, 0];
  return count >= minEntries ? edge : undefined;
}
