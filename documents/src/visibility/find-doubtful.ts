import { bottomOf, hasMiddleOf } from "../box.ts";
import { contrast, luminance } from "../contrast.ts";
import type { Box } from "../document-text.ts";
import type { PageShape, TextOrder } from "../pdfium/page-shapes.ts";
import type { Character, TextStyle } from "../pdfium/pdf-character.ts";
import type { Shades } from "../pdfium/shape-background.ts";

const paper: Shades = { darkest: 1, lightest: 1 };
/**
 * With this contrast to everything that may lie behind it, a character is seen without a look at the page. Text of
 * half opacity keeps so much of it that it stays above the contrast that `assess-by-picture` asks for; fainter text
 * is looked at.
 */
const safeContrast = 2;
const safeContrastOfTranslucent = 4;
const faintestToTrust = 128;
/** Height of a letter without what rises above the others, in font sizes. */
const bodyHeight = 0.7;
const rowHeight = 20;
const lowestRow = 1_000;

type Surroundings = { shapes: readonly PageShape[]; textOrder: TextOrder };
/** What may lie behind a character, and whether a look is needed whatever that is. */
type Doubt = { behind: Shades; needsLook: boolean };

/**
 * Characters, not yet known to be hidden, of which their own colour and the shapes around them do not tell whether
 * they are seen: cut off, of little contrast with what may be behind them, over an image, or under something.
 */
export function findDoubtful(
  characters: readonly Character[],
  { shapes, textOrder }: Surroundings,
): Set<Character> {
  const doubts = new Map<Character, Doubt>();
  const rows = shapes.length === 0 ? [] : groupByRow(characters);
  const placeOf = rememberByStyle(({ object }) => textOrder(object));
  for (const shape of shapes) {
    for (const character of within(shape.box, rows)) {
      const { style } = character;
      const order = placeOf(style);
      const isBehind = order !== undefined && shape.order < order;
      let doubt = doubts.get(character);
      if (doubt === undefined) {
        if (isBehind && isQualification(shape)) continue;
        doubt = { behind: paper, needsLook: style.needsLook };
        doubts.set(character, doubt);
      }
      // Text of a nested form has no place of its own.
      if (!isBehind) doubt.needsLook = true;
      else doubt.behind = behindAfter(shape, character, doubt.behind);
    }
  }
  const isSeenOnPaper = rememberByStyle((style) => !style.needsLook && isSeenOn(style, paper));
  const isSeen = (character: Character): boolean => {
    const doubt = doubts.size === 0 ? undefined : doubts.get(character);
    if (doubt === undefined) return isSeenOnPaper(character.style);
    return !doubt.needsLook && isSeenOn(character.style, doubt.behind);
  };
  const doubtful = new Set<Character>();
  for (const character of characters) {
    const mayBeSeen = character.hidden === undefined && character.style.colour.alpha > 0;
    if (mayBeSeen && !isSeen(character)) doubtful.add(character);
  }
  return doubtful;
}

/** On white paper a white shape changes nothing; many pages begin with one of their size. */
function isQualification(shape: PageShape): boolean {
  return shape.background().own.darkest === paper.darkest;
}

/** What may lie behind a character once a shape is drawn over what lay there before. */
function behindAfter(shape: PageShape, character: Character, before: Shades): Shades {
  const { own, whereItCovers, covers } = shape.background();
  const either = {
    darkest: Math.min(before.darkest, own.darkest),
    lightest: Math.max(before.lightest, own.lightest),
  };
  if (isSeenOn(character.style, either) || !covers(bodyOf(character))) return either;
  return {
    darkest: Math.max(either.darkest, whereItCovers.darkest),
    lightest: Math.min(either.lightest, whereItCovers.lightest),
  };
}

/** Where a letter is dense enough to be known by: what stands out above and below need not be seen. */
function bodyOf({ box, baseline, style }: Character): Box {
  if (style.quarterTurns !== 0) return box;
  const top = Math.max(box.y, baseline - bodyHeight * style.fontSize);
  const bottom = Math.min(bottomOf(box), baseline);
  return top < bottom ? { ...box, y: top, height: bottom - top } : box;
}

function isSeenOn({ colour }: TextStyle, { darkest, lightest }: Shades): boolean {
  if (colour.alpha < faintestToTrust) return false;
  const shade = luminance(colour.red, colour.green, colour.blue);
  const nearest = Math.min(lightest, Math.max(darkest, shade));
  return contrast(shade, nearest) >= (colour.alpha < 255 ? safeContrastOfTranslucent : safeContrast);
}

/** Neighbours mostly share their style. */
function rememberByStyle<Answer>(ask: (style: TextStyle) => Answer): (style: TextStyle) => Answer {
  let last: { style: TextStyle; answer: Answer } | undefined;
  return (style) => {
    if (last?.style !== style) last = { style, answer: ask(style) };
    return last.answer;
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
