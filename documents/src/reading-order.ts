import { bottomOf, rightOf } from "./box.ts";
import type { Fragment } from "./fragment.ts";

/** Fragments of one column in reading order, row by row. */
export type Column = Fragment[];

const sharedEdges = 4;
const edgeTolerance = 2;
const indent = 16;
const narrowestGutter = 8;
const shortestOverlap = 50;
const longOverlap = 150;
const longestHeading = 4;
/** A blank that parts the bands of a grid, in font sizes, and how many there are at least. */
const bandGap = 0.9;
const fewestBands = 2;
/** Furthest below a heading its first entry stands, in font sizes of the heading. */
const headingReach = 1.8;
const date =
  /(?:^|\D)(?:19|20)\d\d(?:\D|$)|^\d{1,2}[./]\d{2,4}|^(?:present|today|now|current|heute|aujourd|actual|presente|oggi|heden)/i;

/**
 * Puts the fragments of a page into reading order: full-width lines cut it into bands, within a band the left
 * column comes before the right one. A gutter is a left edge shared by at least four fragments with blank space
 * before it over at least 50 points; a column of dates belongs to the rows beside it.
 */
export function orderColumns(fragmentsInAnyOrder: readonly Fragment[]): Column[] {
  const fragments = [...fragmentsInAnyOrder].sort((a, b) => middleOf(a) - middleOf(b));
  const gutter = findGutter(fragments);
  if (gutter === undefined) return fragments.length === 0 ? [] : [orderRows(fragments)];
  const bands = bandsOfGrid(fragments, gutter);
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

/**
 * A grid is no pair of columns: its cells begin on common rows, band by band. It is one when at least two stretches of
 * blank run through both sides, each followed by a row that both sides share, at once or under a heading on the left.
 * Answers the bands between those blanks; a single band for true columns.
 */
function bandsOfGrid(fragments: readonly Fragment[], gutter: Gutter): Fragment[][] {
  const inside = new Set([...gutter.left, ...gutter.right]);
  const cuts = blanksAcross([...inside]).filter((cut) => opensBand(cut, gutter));
  if (cuts.length < fewestBands || !beginOnCommonRows(gutter, cuts)) return [[...fragments]];
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
function opensBand(cut: number, { left, right }: Gutter): boolean {
  const below = (side: Fragment[]) =>
    side.filter(({ box }) => box.y >= cut - 1).sort((a, b) => a.box.y - b.box.y);
  const [lefts, rights] = [below(left), below(right)];
  const first = lefts[0];
  const beside = rights[0];
  if (first === undefined || beside === undefined) return false;
  if (isSameRow(first, beside)) return first.isBold || first.box.x < leftmost(lefts.slice(1)) - indent;
  const second = lefts.find((fragment) => !isSameRow(fragment, first) && fragment.box.y > first.box.y);
  return second !== undefined && beside.box.y > bottomOf(first.box) && isSameRow(second, beside);
}

/** Nothing of the right side may begin a band by itself: in a sidebar, blanks fall together by chance only. */
function beginOnCommonRows({ left, right }: Gutter, cuts: number[]): boolean {
  const onRow = right.filter((entry) => left.some((other) => isSameRow(entry, other)));
  return onRow.length >= 0.75 * right.length && cuts.length >= fewestBands;
}

type Gutter = { top: number; bottom: number; left: Fragment[]; right: Fragment[] };

/** The gutter with the most text around it; columns without a common left edge only when there are no others. */
function findGutter(fragments: readonly Fragment[]): Gutter | undefined {
  const edges = candidateEdges(fragments);
  const sharing = (edge: number) =>
    fragments.filter(({ box }) => Math.abs(box.x - edge) <= edgeTolerance).length;
  const shared = edges.filter((edge) => sharing(edge) >= sharedEdges);
  return (
    heaviest(shared.flatMap((edge) => guttersAt({ edge, fragments, isColumn: isAligned }))) ??
    heaviest(edges.flatMap((edge) => guttersAt({ edge, fragments, isColumn: isCentred })))
  );
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

type Sides = { edge: number; left: Fragment[]; right: Fragment[]; overlap: number };
type Candidate = { edge: number; fragments: readonly Fragment[]; isColumn: (sides: Sides) => boolean };

/** The gutter left of `edge`, once for each stretch of the page that no line crosses. */
function guttersAt({ edge, fragments, isColumn }: Candidate): Gutter[] {
  const gutters: Gutter[] = [];
  const crossing: Fragment[] = [];
  let left: Fragment[] = [];
  let right: Fragment[] = [];
  const finish = () => {
    const overlap = Math.min(lowest(left), lowest(right)) - Math.max(highest(left), highest(right));
    const isLong = left.length >= 2 && right.length >= 2 && overlap >= shortestOverlap;
    if (isLong && isColumn({ edge, left, right, overlap }) && !belongsToRows(left, right)) {
      gutters.push(boundsOf({ left, right }));
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
  return gutters.length > 1 ? [...gutters, ...bridged(gutters, crossing, edge)] : gutters;
}

/**
 * Above a line across both columns, the last few lines on the left that stand below the end of the right column
 * open the next section and stay with it.
 */
function withoutNextHeading(left: Fragment[], right: Fragment[]): Fragment[] {
  const end = lowest(right);
  const beside = left.filter((fragment) => fragment.box.y < end);
  return left.length - beside.length <= longestHeading ? beside : left;
}

function isAligned({ edge, right }: Sides): boolean {
  return right.filter((fragment) => fragment.box.x - edge <= indent).length >= sharedEdges;
}

/** A column without a common edge is one when it is long and mostly stands between the rows beside it. */
function isCentred({ left, right, overlap }: Sides): boolean {
  if (overlap < longOverlap || Math.min(left.length, right.length) < 2 * sharedEdges) return false;
  const onRow = right.filter((entry) => left.some((other) => isSameRow(entry, other)));
  return onRow.length * 2 < right.length;
}

function belongsToRows(left: Fragment[], right: Fragment[]): boolean {
  return areMostlyDates(left) || areMostlyDates(right) || areLabels(left, right);
}

/** One overlong line of a column does not end it: the stretches above and below become one gutter. */
function bridged(gutters: Gutter[], crossing: Fragment[], edge: number): Gutter[] {
  const joined: Gutter[] = [];
  for (const [index, upper] of gutters.entries()) {
    const lower = gutters[index + 1];
    if (lower === undefined) continue;
    const between = crossing.filter((line) => middleOf(line) > upper.bottom && middleOf(line) < lower.top);
    const [line] = between;
    if (between.length !== 1 || line === undefined) continue;
    const widest = Math.max(...upper.right.map((fragment) => rightOf(fragment.box)));
    // A line over both columns is a heading that parts them.
    if (rightOf(line.box) > edge + 0.3 * (widest - edge)) continue;
    joined.push(
      boundsOf({ left: [...upper.left, line, ...lower.left], right: [...upper.right, ...lower.right] }),
    );
  }
  return joined;
}

function boundsOf(sides: { left: Fragment[]; right: Fragment[] }): Gutter {
  const middles = [...sides.left, ...sides.right].map(middleOf);
  return { ...sides, top: Math.min(...middles), bottom: Math.max(...middles) };
}

function areMostlyDates(side: Fragment[]): boolean {
  return side.filter((fragment) => date.test(fragment.text)).length * 2 > side.length;
}

/** A narrow column whose every entry stands on a row of the other side, or heads it, and which has fewer rows: a table. */
function areLabels(left: Fragment[], right: Fragment[]): boolean {
  const [labels, entries] = left.length <= right.length ? [left, right] : [right, left];
  if (labels.some((label) => label.text.length > 30)) return false;
  const onRow = labels.filter(
    (label) => entries.some((entry) => isSameRow(label, entry)) || headsEntries(label, entries),
  );
  return onRow.length >= 0.95 * labels.length && labels.length <= 0.8 * rowCount(entries);
}

/** A label that stands in a blank of the other side, close above what it is the heading of. */
function headsEntries(label: Fragment, entries: Fragment[]): boolean {
  const bottom = bottomOf(label.box);
  const isBeside = entries.some(({ box }) => box.y < bottom && bottomOf(box) > label.box.y);
  return (
    !isBeside && entries.some(({ box }) => box.y >= bottom && box.y - bottom < headingReach * label.fontSize)
  );
}

function rowCount(fragments: Fragment[]): number {
  return new Set(fragments.map((fragment) => Math.round(fragment.baseline))).size;
}

/** Rows from top to bottom, each from left to right. */
function orderRows(fragments: readonly Fragment[]): Fragment[] {
  const rows: Fragment[][] = [];
  for (const fragment of [...fragments].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const head = row?.[0];
    if (row !== undefined && head !== undefined && isSameRow(head, fragment)) row.push(fragment);
    else rows.push([fragment]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box.x - b.box.x));
}

/** Whether two fragments stand side by side, with a little slack for different font sizes. */
export function isSameRow(one: Fragment, other: Fragment): boolean {
  return Math.abs(one.baseline - other.baseline) < 0.35 * Math.min(one.fontSize, other.fontSize);
}

function middleOf(fragment: Fragment): number {
  return fragment.box.y + fragment.box.height / 2;
}

function leftmost(fragments: Fragment[]): number {
  return Math.min(...fragments.map((fragment) => fragment.box.x));
}

function highest(fragments: Fragment[]): number {
  return Math.min(...fragments.map((fragment) => fragment.box.y));
}

function lowest(fragments: Fragment[]): number {
  return Math.max(...fragments.map((fragment) => bottomOf(fragment.box)));
}
