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
type Doubt = { leastContrast: number; isUnknown: boolean };

/**
 * Characters of which their own colour and the shapes around them do not tell whether they are seen: cut off, of
 * little contrast with what may be behind them, over an image, or under something.
 */
export function findDoubtful(
  characters: readonly Character[],
  { shapes, textOrder }: Surroundings,
): Set<Character> {
  const doubtOnPaper = rememberDoubts();
  const doubts = new Map<Character, Doubt>();
  const rows = shapes.length === 0 ? [] : groupByRow(characters);
  for (const shape of shapes) {
    for (const character of within(shape.box, rows)) {
      const { style, box } = character;
      const doubt = doubts.get(character) ?? { ...doubtOnPaper(style) };
      doubts.set(character, doubt);
      const order = textOrder(style.object);
      // Text of a nested form has no place of its own.
      const isBehind = order !== undefined && shape.order < order;
      if (!isBehind || shape.kind !== "path") doubt.isUnknown = true;
      else {
        const difference = contrast(luminanceOf(style), shape.luminance);
        const hidesTheRest = isInDoubt(doubt) && encloses(shape.box, box) && shape.isSolid();
        if (hidesTheRest) doubt.isUnknown = style.mayBeCutOff;
        doubt.leastContrast = hidesTheRest ? difference : Math.min(doubt.leastContrast, difference);
      }
    }
  }
  return new Set(
    characters.filter((character) => isInDoubt(doubts.get(character) ?? doubtOnPaper(character.style))),
  );
}

function isInDoubt({ leastContrast, isUnknown }: Doubt): boolean {
  return isUnknown || leastContrast < safeContrast;
}

function luminanceOf({ colour }: TextStyle): number {
  return luminance(colour.red, colour.green, colour.blue);
}

/** What is to be thought of characters with nothing but white paper around them. */
function rememberDoubts(): (style: TextStyle) => Doubt {
  let lastStyle: TextStyle | undefined;
  let last: Doubt = { leastContrast: 1, isUnknown: true };
  // Neighbours mostly share their style.
  return (style) => {
    if (style !== lastStyle) {
      lastStyle = style;
      last = { leastContrast: contrast(luminanceOf(style), white), isUnknown: style.mayBeCutOff };
    }
    return last;
  };
}

/** By the stretch of the page that their middle lies in: drawings may have thousands of shapes. */
function groupByRow(characters: readonly Character[]): (Character[] | undefined)[] {
  const rows: (Character[] | undefined)[] = [];
  for (const character of characters) {
    const { y, height } = character.box;
    const row = rowAt(y + height / 2);
    const known = rows[row];
    if (known === undefined) rows[row] = [character];
    else known.push(character);
  }
  return rows;
}

function within(box: Box, rows: readonly (Character[] | undefined)[]): Character[] {
  const found: Character[] = [];
  const last = rowAt(bottomOf(box));
  for (let row = rowAt(box.y); row <= last; row += 1) {
    for (const character of rows[row] ?? []) {
      if (hasMiddleOf(box, character.box)) found.push(character);
    }
  }
  return found;
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
