import { rightOf } from "../box.ts";
import type { Character } from "../pdfium/pdf-character.ts";
import { areNeighbouringCells, fragmentGap, gapSize, isLetterOrDigit } from "./gaps.ts";
import { isListMarker } from "./list-marker.ts";
import { append, isSameRow, type Run, rawText } from "./run.ts";

const wordGap = 0.2;
/** Widest blank, in font sizes, that justification may leave in a line. */
const justifiedGap = 4;
/** Furthest a list marker may stand from its text, in font sizes. */
const markerGap = 4;
/** Characters of the longest list marker: "(12.", or a sign and what selects its look. */
const maxMarkerLength = 5;

/** Joins runs of one row that a page draws piece by piece, from left to right. */
export function mergeRuns(runs: Run[]): Run[] {
  const rows: Run[][] = [];
  for (const run of [...runs].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const head = row?.[0];
    const reach = Math.max(head?.fontSize ?? 0, run.fontSize);
    if (row !== undefined && head !== undefined && run.baseline - head.baseline < 0.6 * reach) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap(mergeRow);
}

function mergeRow(row: Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of row.sort((a, b) => a.box.x - b.box.x)) {
    const index = merged.findLastIndex((previous) => isJoined(previous, run));
    const previous = merged[index];
    if (previous === undefined) merged.push(run);
    else if (!isDrawnTwice(previous, run)) merged[index] = join(previous, run);
  }
  return joinJustified(merged);
}

/** The stretched blanks of a justified line are wide but alike; those between columns rarely are. */
function joinJustified(row: Run[]): Run[] {
  if (row.length < 3) return row;
  const gaps = row.slice(1).map((run, index) => run.box.x - rightOf(row[index]?.box ?? run.box));
  const size = Math.max(...row.map((run) => run.fontSize));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  const isJustified = most - least < 0.2 * size && most <= justifiedGap * size;
  const isOneFont = row.every((run) => Math.abs(run.fontSize - size) < 0.1 * size);
  // Dots of a rating between a skill and the column beside it stand as far from both.
  const areWords = row.every((run) => run.characters.some(({ text }) => isLetterOrDigit(text)));
  if (!isJustified || !isOneFont || !areWords) return row;
  return [row.reduce((joined, run) => join(joined, run))];
}

function isJoined(left: Run, right: Run): boolean {
  const size = Math.max(left.fontSize, right.fontSize);
  if (!isSameRow(left, right, size)) return false;
  const [last, first] = [left.characters.at(-1), right.characters[0]];
  if (last !== undefined && first !== undefined && areNeighbouringCells(last, first)) return false;
  const gap = right.box.x - rightOf(left.box);
  if (gap < -0.6 * size) return isDrawnTwice(left, right);
  if (gap <= fragmentGap * gapSize(left.fontSize, right.fontSize)) return true;
  if (first?.text === ":" && isLetterOrDigit(last?.text ?? "")) return true;
  if (left.characters.length <= maxMarkerLength && isListMarker(rawText(left)))
    return gap <= markerGap * size;
  const minSpacing = Math.max(0.15 * size, (gap - 0.5 * size) / 4);
  return isSpaced(right, minSpacing) && isSpaced(left, minSpacing);
}

/** Whether the usual distance (the median) between the characters is at least this wide, in points: a letter-spaced heading. */
function isSpaced({ characters }: Run, least: number): boolean {
  if (characters.length <= 2) return false;
  let wide = 0;
  let previous: Character | undefined;
  for (const character of characters) {
    if (previous !== undefined && character.box.x - rightOf(previous.box) >= least) wide += 1;
    previous = character;
  }
  const gapCount = characters.length - 1;
  return wide >= gapCount - (gapCount >> 1);
}

/** Some writers draw a text twice, slightly apart, to make it look bold. */
function isDrawnTwice(one: Run, other: Run): boolean {
  return (
    Math.abs(one.box.x - other.box.x) < 0.15 * one.fontSize &&
    Math.abs(one.baseline - other.baseline) < 0.15 * one.fontSize &&
    rawText(one) === rawText(other)
  );
}

function join(left: Run, right: Run): Run {
  const size = Math.max(left.fontSize, right.fontSize);
  const gap = right.box.x - rightOf(left.box);
  if (left.hasRightToLeft && right.hasRightToLeft) {
    return append(
      right,
      withBlankBefore(left.characters, () => gap > wordGap * size),
    );
  }
  return append(
    left,
    withBlankBefore(
      right.characters,
      (first) => gap > wordGap * size || (first.blankBefore && gap > 0.1 * size),
    ),
  );
}

function withBlankBefore(
  characters: readonly Character[],
  hasBlank: (first: Character) => boolean,
): Character[] {
  const [first, ...others] = characters;
  if (first === undefined) return [];
  const isBlankGuessed = first.isBlankGuessed || !first.blankBefore;
  return [{ ...first, blankBefore: hasBlank(first), isBlankGuessed }, ...others];
}
