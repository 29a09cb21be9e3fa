import { rightOf } from "../box.ts";
import { belongsToRows } from "./belongs-to-rows.ts";
import { bridgeGutters } from "./bridge-gutters.ts";
import type { Fragment } from "./fragment.ts";
import { shareOnRowsOf } from "./fragment-rows.ts";
import { type Gutter, gutterBetween } from "./gutter.ts";
import { highest, lowest, type Sides } from "./sides.ts";

// Of 430 printed CVs, so many are ordered otherwise with another value. minOnEdge 3: 6, 5: 6; edgeTolerance 1: 1, 4: 1;
// indent 12: 1, 20: 0; narrowestGutter 6: 4, 12: 4; minOverlap 40: 8, 70: 15; minOverlapWithoutEdge 100 to 200: 0;
// minWithoutEdge 5: 3, 12: 0; maxOnCommonRows 0.35: 1, 0.65: 0; maxHeadingLength 3: 1, 6: 0.
/** Fragments with a common left edge make a column; edges differ by a rounding, and items of lists by their indent. */
const minOnEdge = 4;
const edgeTolerance = 2;
const indent = 16;
/** Blank before the edge, in points: about three blanks between words. */
const narrowestGutter = 8;
/** Height that both sides share, in points: about four lines; without a common edge a long stretch of the page. */
const minOverlap = 50;
const minOverlapWithoutEdge = 150;
const minWithoutEdge = 8;
/** Share of a side without a common edge that may stand on rows of the other by chance. */
const maxOnCommonRows = 0.5;
/** Lines that a heading above both columns may have below the end of the right one. */
const maxHeadingLength = 4;

/** The gutter with the most text around it; columns without a common left edge only when there are no others. */
export function findGutter(fragments: readonly Fragment[]): Gutter | undefined {
  const edges = candidateEdges(fragments);
  const shared = edges.filter((edge) => countOnEdge(fragments, edge) >= minOnEdge);
  return (
    heaviest(shared.flatMap((edge) => guttersAt({ edge, fragments, isColumn: isAligned }))) ??
    heaviest(edges.flatMap((edge) => guttersAt({ edge, fragments, isColumn: isCentred })))
  );
}

/** Every left edge that is not about the leftmost one; edges within the tolerance count once. */
function candidateEdges(fragments: readonly Fragment[]): number[] {
  const edges = fragments.map((fragment) => fragment.box.x).sort((a, b) => a - b);
  const found: number[] = [];
  for (const edge of edges) {
    const last = found.at(-1);
    if (last === undefined || edge - last > edgeTolerance) found.push(edge);
  }
  return found.filter((edge) => edge - (edges[0] ?? 0) > indent);
}

function countOnEdge(fragments: readonly Fragment[], edge: number): number {
  return fragments.filter(({ box }) => Math.abs(box.x - edge) <= edgeTolerance).length;
}

function heaviest(gutters: Gutter[]): Gutter | undefined {
  let best: Gutter | undefined;
  for (const gutter of gutters) {
    if (best === undefined || weightOf(gutter) > weightOf(best)) best = gutter;
  }
  return best;
}

function weightOf(gutter: Gutter): number {
  return gutter.left.length + gutter.right.length;
}

type Stretch = Sides & { edge: number; overlap: number };
type Candidate = { edge: number; fragments: readonly Fragment[]; isColumn: (stretch: Stretch) => boolean };

/** The gutter left of `edge`, once for each stretch of the page that no line crosses. */
function guttersAt({ edge, fragments, isColumn }: Candidate): Gutter[] {
  const gutters: Gutter[] = [];
  const crossing: Fragment[] = [];
  let left: Fragment[] = [];
  let right: Fragment[] = [];
  const finish = () => {
    const overlap = Math.min(lowest(left), lowest(right)) - Math.max(highest(left), highest(right));
    const isLong = left.length >= 2 && right.length >= 2 && overlap >= minOverlap;
    if (isLong && isColumn({ edge, left, right, overlap }) && !belongsToRows({ left, right })) {
      gutters.push(gutterBetween({ left, right }));
    }
    left = [];
    right = [];
  };
  for (const fragment of fragments) {
    if (fragment.box.x >= edge - edgeTolerance) right.push(fragment);
    else if (rightOf(fragment.box) <= edge - narrowestGutter) left.push(fragment);
    else {
      crossing.push(fragment);
      left = withoutNextHeading(left, right);
      finish();
    }
  }
  finish();
  return gutters.length > 1 ? [...gutters, ...bridgeGutters(gutters, crossing, edge)] : gutters;
}

/**
 * Above a line across both columns, the last few lines on the left that stand below the end of the right column
 * open the next section and stay with it.
 */
function withoutNextHeading(left: Fragment[], right: Fragment[]): Fragment[] {
  const end = lowest(right);
  const beside = left.filter((fragment) => fragment.box.y < end);
  return left.length - beside.length <= maxHeadingLength ? beside : left;
}

function isAligned({ edge, right }: Stretch): boolean {
  return right.filter((fragment) => fragment.box.x - edge <= indent).length >= minOnEdge;
}

/** A column without a common edge is one when it is long and mostly stands between the rows beside it. */
function isCentred({ left, right, overlap }: Stretch): boolean {
  if (overlap < minOverlapWithoutEdge) return false;
  if (Math.min(left.length, right.length) < minWithoutEdge) return false;
  return shareOnRowsOf(right, left) < maxOnCommonRows;
}
