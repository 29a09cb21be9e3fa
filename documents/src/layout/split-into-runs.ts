import { rightOf } from "../box.ts";
import type { Box } from "../document-text.ts";
import type { Character } from "../pdfium/pdf-character.ts";
import { areNeighbouringCells, fragmentGap, gapSize } from "./gaps.ts";
import { isRightToLeft, isSameRow, type Run, toRun } from "./run.ts";

/** Cuts the characters of a page, in the order of its content, where one does not continue the other. */
export function splitIntoRuns(
  characters: readonly Character[],
  continues: (previous: Character, next: Character) => boolean,
): Run[] {
  const runs: Character[][] = [];
  let current: Character[] = [];
  for (const character of characters) {
    const previous = current.at(-1);
    if (previous !== undefined && !continues(previous, character)) {
      runs.push(current);
      current = [];
    }
    current.push(character);
  }
  if (current.length > 0) runs.push(current);
  return runs.map(toRun);
}

/** On the same row and without a wide gap between. */
export function continuesUpright(previous: Character, next: Character): boolean {
  const size = Math.max(previous.style.fontSize, next.style.fontSize);
  if (!isSameRow(previous, next, size)) return false;
  if (isRightToLeft(next) || isRightToLeft(previous)) {
    const gap = Math.min(
      Math.abs(previous.box.x - rightOf(next.box)),
      Math.abs(next.box.x - rightOf(previous.box)),
    );
    return gap <= fragmentGap * size;
  }
  const gap = next.box.x - rightOf(previous.box);
  const reach = fragmentGap * gapSize(previous.style.fontSize, next.style.fontSize);
  return gap <= reach && gap >= -0.6 * size && !areNeighbouringCells(previous, next);
}

/** Text up or down a page has no rows to go by: what is near continues. */
export function continuesTurned(previous: Character, next: Character): boolean {
  if (next.breakBefore || previous.style.quarterTurns !== next.style.quarterTurns) return false;
  const reach = fragmentGap * Math.max(previous.style.fontSize, next.style.fontSize, 1);
  return (
    Math.abs(middleOf(previous.box).x - middleOf(next.box).x) < 2 * reach &&
    Math.abs(middleOf(previous.box).y - middleOf(next.box).y) < 2 * reach
  );
}

function middleOf(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
