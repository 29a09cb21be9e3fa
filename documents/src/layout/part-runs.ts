import { overlap, rightOf } from "../box.ts";
import type { Character } from "../pdfium/pdf-character.ts";
import { isLetterOrDigit, otherSize } from "./gaps.ts";
import { type Run, toRun } from "./run.ts";
import { isBorderBetween, type RuledTable } from "./tables/ruled-table.ts";

/** So many runs that begin at one place, to this many points, make it the edge of a column. */
const minOnEdge = 4;
const edgeTolerance = 1;
/** Least gap before the edge of a column, in font sizes; justified lines rarely have as much. */
const gapOfColumn = 0.7;
/** A run that begins so little before an edge, in points, is only set out from it. */
const outdent = 16;
/** Letters and digits of each part; before a heading an icon has none. */
const minLetters = 2;

/**
 * Parts runs that reach from one column into the next, where dates fill the first up to its end ("February 2018 –
 * today" beside "Binder"), rows in two sizes ("JANE DOE" beside her profession), and rows over borders of cells.
 */
export function partRuns(runs: readonly Run[], tables: readonly RuledTable[] = []): Run[] {
  const edges = sharedEdges(runs);
  return runs
    .flatMap((run) => partAtBorders(run, tables))
    .flatMap((run) => {
      const { characters } = run;
      if (run.hasRightToLeft) return [run];
      const places = characters.flatMap((character, index) => {
        const previous = characters[index - 1];
        if (previous === undefined || !character.blankBefore) return [];
        const isOnEdge = beginsColumn(edges, { start: run.box.x, previous, next: character });
        return isOnEdge || previous.style.fontSize !== character.style.fontSize ? [{ index, isOnEdge }] : [];
      });
      if (places.length === 0) return [run];
      const before = lettersUpTo(characters);
      const behind = lettersUpTo(characters.toReversed()).toReversed();
      const cuts = places.flatMap(({ index, isOnEdge }) => {
        const [above, rest] = [before[index], behind[index]];
        if (!above || !rest || above.count < minLetters || rest.count < minLetters) return [];
        return isOnEdge || differ(above, rest) ? [index] : [];
      });
      return cutAt(run, cuts);
    });
}

function partAtBorders(run: Run, tables: readonly RuledTable[]): Run[] {
  const crossed = tables.filter(({ box }) => overlap(box, run.box));
  if (crossed.length === 0) return [run];
  const cuts = run.characters.flatMap(({ box }, index) => {
    const previous = run.characters[index - 1];
    return previous && isBorderBetween(crossed, previous.box, box) ? [index] : [];
  });
  return cutAt(run, cuts);
}

/** How many letters and digits there are, and their sizes. */
type Letters = { count: number; least: number; most: number };

/** Of the characters before each place, the end among them. */
function lettersUpTo(characters: readonly Character[]): Letters[] {
  const found: Letters[] = [{ count: 0, least: Number.POSITIVE_INFINITY, most: 0 }];
  for (const [at, { text, style }] of characters.entries()) {
    const { count, least, most } = found[at] ?? { count: 0, least: 0, most: 0 };
    if (!isLetterOrDigit(text)) found.push({ count, least, most });
    else {
      const size = style.fontSize;
      found.push({ count: count + 1, least: Math.min(least, size), most: Math.max(most, size) });
    }
  }
  return found;
}

/** Whether all letters of one part are clearly larger than all of the other. */
function differ(one: Letters, other: Letters): boolean {
  return one.least > otherSize * other.most || other.least > otherSize * one.most;
}

/** In points, with those beside them. */
function sharedEdges(runs: readonly Run[]): ReadonlySet<number> {
  const lefts = runs
    .flatMap(({ box, characters }) => [box.x, ...behindLabels(characters)])
    .sort((one, other) => one - other);
  const shared = lefts.filter((left, index) => {
    const last = lefts[index + minOnEdge - 1];
    return last !== undefined && last - left <= edgeTolerance;
  });
  return new Set(shared.flatMap((edge) => [-1, 0, 1].map((step) => Math.round(edge) + step)));
}

/** A label is short, and so much narrower are the blanks within it and its value than the one between them. */
const label = { longest: 40, narrower: 0.7 };

/**
 * Where values begin whose labels end in front of them: behind one gap as wide as between columns, wider than all other
 * blanks of the run, which those of justified lines are not.
 */
function behindLabels(characters: readonly Character[]): number[] {
  const gaps = characters.flatMap((next, index) => {
    const previous = characters[index - 1];
    return previous && next.blankBefore
      ? [{ index, previous, next, width: next.box.x - rightOf(previous.box) }]
      : [];
  });
  const [widest, second] = gaps.toSorted((one, other) => other.width - one.width);
  if (!widest || widest.index > label.longest || !isGapOfColumn(widest.previous, widest.next)) return [];
  const isApart = !second || second.width <= widest.width * label.narrower;
  const isLabel = isLetterOrDigit(widest.next.text) && !/[.,;:!?]/u.test(widest.previous.text);
  return isApart && isLabel ? [widest.next.box.x] : [];
}

function isGapOfColumn(previous: Character, next: Character): boolean {
  const size = Math.max(previous.style.fontSize, next.style.fontSize);
  return next.box.x - rightOf(previous.box) >= gapOfColumn * size;
}

function beginsColumn(
  edges: ReadonlySet<number>,
  { start, previous, next }: { start: number; previous: Character; next: Character },
): boolean {
  return isGapOfColumn(previous, next) && next.box.x - start >= outdent && edges.has(Math.round(next.box.x));
}

function cutAt(run: Run, cuts: readonly number[]): Run[] {
  if (cuts.length === 0) return [run];
  return [0, ...cuts].map((from, at) => toRun(run.characters.slice(from, cuts[at])));
}
