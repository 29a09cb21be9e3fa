import { unionBox } from "../../box.ts";
import type { Box } from "../../document-text.ts";
import type { Fragment } from "../fragment.ts";
import { isSameRow } from "../fragment-rows.ts";

/** Lines of the longest entry of a cell that becomes one line. */
const mostLines = 3;
/** Edges differ by a rounding, in points. */
const flush = 2;
/** Widest blank between a border and text, in points. */
const widestPadding = 12;
/** Of a blank between words and what borders take of the room, in font sizes. */
const blank = 0.4;

/** The fragments of a cell row by row, those together where a line ended only because the next word had no room. */
export function paragraphsOf(ordered: readonly Fragment[], cell: Box): Fragment[][] {
  let left = Number.POSITIVE_INFINITY;
  for (const { box } of ordered) left = Math.min(left, box.x - cell.x);
  const room = cell.width - 2 * Math.min(Math.max(left, 0), widestPadding);
  const paragraphs: Fragment[][] = [];
  for (const fragment of ordered) {
    const open = paragraphs.at(-1);
    const above = open?.at(-1);
    if (open && above && goesOn(above, fragment, room)) open.push(fragment);
    else paragraphs.push([fragment]);
  }
  return paragraphs;
}

function goesOn(above: Fragment, next: Fragment, room: number): boolean {
  const areAlike =
    above.fontSize === next.fontSize &&
    areOfOneWeight(above, next) &&
    !next.isBullet &&
    !isSameRow(above, next);
  if (!areAlike) return false;
  const middle = ({ box }: Fragment) => box.x + box.width / 2;
  const isBelow =
    Math.abs(above.box.x - next.box.x) <= flush || Math.abs(middle(above) - middle(next)) <= flush;
  const word = next.words[0]?.box.width ?? next.box.width;
  return isBelow && above.box.width + blank * above.fontSize + word > room;
}

/** Whether a line may go on in the weight in which the one above ends. */
function areOfOneWeight(above: Fragment, next: Fragment): boolean {
  const [start, begin] = [beginsBold(above), beginsBold(next)];
  const end = above.otherWeightFrom === undefined || start === null ? start : !start;
  return end === null || begin === null || end === begin;
}

/** Of a fragment whose weight changes once, most is in the weight that it is said to have; null where that is half of it. */
function beginsBold({ text, isBold, otherWeightFrom }: Fragment): boolean | null {
  if (otherWeightFrom === undefined) return isBold;
  const more = otherWeightFrom * 2 - text.length;
  return Math.abs(more) <= nearHalf ? null : more > 0 === isBold;
}

/** Characters by which two halves may differ: signs between them count with either. */
const nearHalf = 4;

/** One line of a paragraph of few lines; the lines as they are of a longer one. */
export function joinWrapped(paragraph: readonly Fragment[]): Fragment[] {
  const [first, ...rest] = paragraph;
  if (!first || rest.length === 0 || paragraph.length > mostLines) return [...paragraph];
  let { text } = first;
  const words = [...first.words];
  for (const next of rest) {
    const start = text.length + 1;
    text += ` ${next.text}`;
    words.push(...next.words.map((word) => ({ ...word, start: word.start + start, end: word.end + start })));
  }
  const { otherWeightFrom: _, ...look } = first;
  return [{ ...look, text, words, box: unionBox(paragraph.map(({ box }) => box)) }];
}
