import { bottomOf } from "../box.ts";
import type { Fragment } from "./fragment.ts";
import { isSameRow, shareOnRowsOf } from "./fragment-rows.ts";
import { leftmost, middleOf, type Sides } from "./sides.ts";

// Of 430 printed CVs, so many are ordered otherwise with another value. bandGap 0.7: 2, 1.1: 1; minBlanks 1: 0,
// 3: 3; minOnCommonRows 0.6: 1, 0.9: 3; outdent 8 to 24: 0.
/** A blank that parts the bands of a grid, in font sizes, and how many there are at least. */
const bandGap = 0.9;
const minBlanks = 2;
/** Share of the right side that stands on rows of the left in a grid; in a sidebar blanks fall together by chance only. */
const minOnCommonRows = 0.75;
/** How much further left than its entries a heading begins, in points. */
const outdent = 16;

/**
 * A grid is no pair of columns: its cells begin on common rows, band by band. It is one when at least two stretches of
 * blank run through both sides, each followed by a row that both sides share, at once or under a heading on the left.
 * Answers the bands between those blanks; a single band for true columns.
 */
export function splitIntoBands(fragments: readonly Fragment[], sides: Sides): Fragment[][] {
  const cuts = blanksAcross([...sides.left, ...sides.right]).filter((cut) => opensBand(cut, sides));
  const isGrid = cuts.length >= minBlanks && shareOnRowsOf(sides.right, sides.left) >= minOnCommonRows;
  if (!isGrid) return [[...fragments]];
  const bands: Fragment[][] = [];
  let rest = [...fragments];
  for (const cut of cuts) {
    bands.push(rest.filter((fragment) => middleOf(fragment) < cut));
    rest = rest.filter((fragment) => middleOf(fragment) >= cut);
  }
  return [...bands, rest].filter((band) => band.length > 0);
}

/** The lower ends of the blank stretches that nothing on either side crosses. */
function blanksAcross(fragments: readonly Fragment[]): number[] {
  const found: number[] = [];
  let reached: number | undefined;
  for (const { box, fontSize } of [...fragments].sort((a, b) => a.box.y - b.box.y)) {
    if (reached !== undefined && box.y - reached >= bandGap * fontSize) found.push(box.y);
    reached = Math.max(reached ?? 0, bottomOf(box));
  }
  return found;
}

/** Below the blank, the first row of the left side is shared with the right, or is a heading above such a row. */
function opensBand(cut: number, { left, right }: Sides): boolean {
  const below = (side: Fragment[]) =>
    side.filter(({ box }) => box.y >= cut - 1).sort((a, b) => a.box.y - b.box.y);
  const [lefts, rights] = [below(left), below(right)];
  const first = lefts[0];
  const beside = rights[0];
  if (first === undefined || beside === undefined) return false;
  if (isSameRow(first, beside)) return first.isBold || first.box.x < leftmost(lefts.slice(1)) - outdent;
  const second = lefts.find((fragment) => !isSameRow(fragment, first) && fragment.box.y > first.box.y);
  return second !== undefined && beside.box.y > bottomOf(first.box) && isSameRow(second, beside);
}
