import { bottomOf, hasMiddleOf, rightOf } from "./box.ts";
import { contrast, luminance } from "./contrast.ts";
import type { Box } from "./document-text.ts";
import type { PageShape, TextOrder } from "./page-shapes.ts";
import type { Character, TextStyle } from "./pdf-character.ts";

const white = 1;
/** Above this contrast with everything that may lie behind it a character is seen without a look at the page. */
const safeContrast = 2;
const rowHeight = 20;
const lowestRow = 1_000;

type Surroundings = { shapes: readonly PageShape[]; textOrder: TextOrder };
type Doubt = { character: Character; leastContrast: number; isUnknown: boolean };

/**
 * Characters of which their own colour and the shapes around them do not tell whether they are seen: cut off, of
 * little contrast with what may be behind them, over an image, or under something.
 */
export function findDoubtful(
  characters: readonly Character[],
  { shapes, textOrder }: Surroundings,
): Set<Character> {
  const luminanceOf = rememberLuminances();
  const isSafe = ({ style }: Character) =>
    !style.mayBeCutOff && contrast(luminanceOf(style), white) >= safeContrast;
  if (shapes.length === 0 && characters.every(isSafe)) return new Set();
  const doubts = characters.map(
    (character): Doubt => ({
      character,
      leastContrast: contrast(luminanceOf(character.style), white),
      isUnknown: character.style.mayBeCutOff,
    }),
  );
  const rows = shapes.length === 0 ? [] : groupByRow(doubts);
  for (const shape of shapes) {
    for (const doubt of within(shape.box, rows)) {
      const { style, box } = doubt.character;
      const order = textOrder(style.object);
      // Text of a nested form has no place of its own.
      const isBehind = order !== undefined && shape.order < order;
      if (!isBehind || shape.kind !== "path") doubt.isUnknown = true;
      else {
        const difference = contrast(luminanceOf(style), shape.luminance);
        const isInDoubt = doubt.isUnknown || doubt.leastContrast < safeContrast;
        const hidesTheRest = isInDoubt && encloses(shape.box, box) && shape.isSolid();
        if (hidesTheRest) doubt.isUnknown = style.mayBeCutOff;
        doubt.leastContrast = hidesTheRest ? difference : Math.min(doubt.leastContrast, difference);
      }
    }
  }
  const doubtful = doubts.filter(({ leastContrast, isUnknown }) => isUnknown || leastContrast < safeContrast);
  return new Set(doubtful.map(({ character }) => character));
}

function rememberLuminances(): (style: TextStyle) => number {
  const known = new Map<TextStyle, number>();
  return (style) => {
    const found = known.get(style);
    if (found !== undefined) return found;
    const computed = luminance(style.colour.red, style.colour.green, style.colour.blue);
    known.set(style, computed);
    return computed;
  };
}

/** By the stretch of the page that their middle lies in: drawings may have thousands of shapes. */
function groupByRow(doubts: readonly Doubt[]): (Doubt[] | undefined)[] {
  const rows: (Doubt[] | undefined)[] = [];
  for (const doubt of doubts) {
    const { y, height } = doubt.character.box;
    const row = rowAt(y + height / 2);
    const known = rows[row];
    if (known === undefined) rows[row] = [doubt];
    else known.push(doubt);
  }
  return rows;
}

function* within(box: Box, rows: readonly (Doubt[] | undefined)[]): Generator<Doubt> {
  const last = rowAt(bottomOf(box));
  for (let row = rowAt(box.y); row <= last; row += 1) {
    for (const doubt of rows[row] ?? []) {
      if (hasMiddleOf(box, doubt.character.box)) yield doubt;
    }
  }
}

function rowAt(y: number): number {
  return Math.max(0, Math.min(lowestRow, Math.floor(y / rowHeight)));
}

function encloses(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    rightOf(inner) <= rightOf(outer) &&
    bottomOf(inner) <= bottomOf(outer)
  );
}
