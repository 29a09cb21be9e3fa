import { rightOf } from "../box.ts";
import type { Character } from "../pdfium/pdf-character.ts";
import { isLetterOrDigit, otherSize } from "./gaps.ts";
import { type Run, toRun } from "./run.ts";

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
 * today" beside "Binder"), and rows in two sizes ("JANE DOE" beside her profession).
 */
export function partRuns(runs: readonly Run[]): Run[] {
  const edges = sharedEdges(runs);
  return runs.flatMap((run) => {
    if (run.hasRightToLeft) return [run];
    const cuts = run.characters.flatMap((character, index) => {
      const previous = run.characters[index - 1];
      if (previous === undefined || !character.blankBefore) return [];
      const begins = beginsColumn(edges, { run, previous, next: character });
      return begins || changesSize(run.characters, index) ? [index] : [];
    });
    return cutAt(run, cuts);
  });
}

/** In points, with those beside them. */
function sharedEdges(runs: readonly Run[]): ReadonlySet<number> {
  const lefts = runs.map(({ box }) => box.x).sort((one, other) => one - other);
  const shared = lefts.filter((left, index) => {
    const last = lefts[index + minOnEdge - 1];
    return last !== undefined && last - left <= edgeTolerance;
  });
  return new Set(shared.flatMap((edge) => [-1, 0, 1].map((step) => Math.round(edge) + step)));
}

function beginsColumn(
  edges: ReadonlySet<number>,
  { run, previous, next }: { run: Run; previous: Character; next: Character },
): boolean {
  const gap = next.box.x - rightOf(previous.box);
  const size = Math.max(previous.style.fontSize, next.style.fontSize);
  if (gap < gapOfColumn * size || next.box.x - run.box.x < outdent) return false;
  const before = run.characters.slice(0, run.characters.indexOf(next));
  if (before.filter(({ text }) => isLetterOrDigit(text)).length < minLetters) return false;
  return edges.has(Math.round(next.box.x));
}

/** Whether all letters before are of one size, and all from here on of a clearly different one. */
function changesSize(characters: readonly Character[], index: number): boolean {
  if (characters[index - 1]?.style.fontSize === characters[index]?.style.fontSize) return false;
  const [before, after] = [characters.slice(0, index), characters.slice(index)];
  const sizes = [before, after].map((part) => {
    const letters = part.filter(({ text }) => isLetterOrDigit(text)).map(({ style }) => style.fontSize);
    return letters.length < minLetters ? null : { least: Math.min(...letters), most: Math.max(...letters) };
  });
  const [one, other] = sizes;
  if (!one || !other) return false;
  return one.least > otherSize * other.most || other.least > otherSize * one.most;
}

function cutAt(run: Run, cuts: readonly number[]): Run[] {
  if (cuts.length === 0) return [run];
  return [0, ...cuts].map((from, at) => toRun(run.characters.slice(from, cuts[at])));
}
