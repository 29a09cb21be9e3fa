import { bottomOf, extendBox, rightOf, unionBox } from "../box.ts";
import type { Box, Word } from "../document-text.ts";
import { keep } from "../keep.ts";
import type { Character } from "../pdf/pdf-character.ts";
import type { Fragment } from "./fragment.ts";
import { isListMarker, listMarkerLength } from "./list-marker.ts";
import { combiningAccent, normaliseWord } from "./normalise-word.ts";

/** Wider gaps, in font sizes, separate fragments: measured on real CVs, justified text stays below. */
const fragmentGap = 1.3;
const wordGap = 0.2;
/** Letters that differ by more are of another text. */
const otherSize = 1.3;
/** Least gap, in font sizes, between cells that nearly touch. */
const cellGap = 0.05;
/** Widest blank, in font sizes, that justification may leave in a line. */
const justifiedGap = 4;
/** Furthest a list marker may stand from its text, in font sizes. */
const markerGap = 4;
/** Characters of the longest list marker: "(12.", or a sign and what selects its look. */
const longestMarker = 5;
const firstRightToLeft = 0x590;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

type Run = {
  characters: Character[];
  box: Box;
  baseline: number;
  fontSize: number;
  hasRightToLeft: boolean;
};

/** Joins the characters of one page into fragments, in no particular order. Lists lose their markers. */
export function assembleFragments(characters: readonly Character[]): Fragment[] {
  const upright = keep(characters, (character) => character.style.quarterTurns === 0);
  const turned = keep(upright === characters ? [] : characters, ({ style }) => style.quarterTurns !== 0);
  const merged = mergeRuns(splitIntoRuns(upright, continuesUpright));
  return [...merged, ...splitIntoRuns(turned, continuesTurned)].flatMap(toFragment);
}

function splitIntoRuns(
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

function continuesUpright(previous: Character, next: Character): boolean {
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

/** Beside much larger letters, a label keeps the gaps of its own size. */
function gapSize(one: number, other: number): number {
  const [small, large] = [Math.min(one, other), Math.max(one, other)];
  return large > otherSize * small ? small : large;
}

/** Asked for every character: most texts are told by their first letter's code. */
function isRightToLeft({ text }: Character): boolean {
  return text.charCodeAt(0) >= firstRightToLeft && rightToLeft.test(text);
}

/**
 * Letters of different weight that nearly touch without a blank: a date that fills its column, up to the bold
 * title in the next one. A word changes its weight without a gap.
 */
function areNeighbouringCells(previous: Character, next: Character): boolean {
  if (next.blankBefore || previous.style.isBold === next.style.isBold) return false;
  const gap = next.box.x - rightOf(previous.box);
  return gap > cellGap * next.style.fontSize && isLetterOrDigit(previous.text) && isLetterOrDigit(next.text);
}

function isLetterOrDigit(text: string): boolean {
  return /^[\p{L}\p{N}]/u.test(text);
}

function continuesTurned(previous: Character, next: Character): boolean {
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

type OnRow = { box: Box; baseline: number };

/** On one row: a common baseline, or a smaller box (index, marker) whose middle lies within the larger. */
function isSameRow(one: OnRow, other: OnRow, size: number): boolean {
  const distance = Math.abs(one.baseline - other.baseline);
  if (distance < 0.15 * size) return true;
  if (distance > 0.6 * size) return false;
  const [small, large] = one.box.height < other.box.height ? [one, other] : [other, one];
  const middle = middleOf(small.box).y;
  if (small.box.height > 0.9 * large.box.height) return distance < 0.25 * size;
  return middle > large.box.y && middle < bottomOf(large.box);
}

function toRun(characters: Character[]): Run {
  const fontSize = usualFontSize(characters);
  const main = characters.find((character) => character.style.fontSize === fontSize) ?? characters[0];
  return {
    characters,
    box: boxAround(characters),
    baseline: main?.baseline ?? 0,
    fontSize,
    hasRightToLeft: characters.some(isRightToLeft),
  };
}

function boxAround(characters: readonly Character[]): Box {
  const box = { ...(characters[0]?.box ?? unionBox([])) };
  for (const character of characters) extendBox(box, character.box);
  return box;
}

function usualFontSize(characters: readonly Character[]): number {
  const first = characters[0]?.style.fontSize ?? 0;
  if (characters.every((character) => character.style.fontSize === first)) return first;
  const sizes = characters.map((character) => character.style.fontSize).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
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

/** Joins runs of one row that a page draws piece by piece, from left to right. */
function mergeRuns(runs: Run[]): Run[] {
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
  if (!isJustified || !isOneFont) return row;
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
  if (left.characters.length <= longestMarker && isListMarker(rawText(left))) return gap <= markerGap * size;
  const leastSpacing = Math.max(0.15 * size, (gap - 0.5 * size) / 4);
  return isSpaced(right, leastSpacing) && isSpaced(left, leastSpacing);
}

/** Some writers draw a text twice, slightly apart, to make it look bold. */
function isDrawnTwice(one: Run, other: Run): boolean {
  return (
    Math.abs(one.box.x - other.box.x) < 0.15 * one.fontSize &&
    Math.abs(one.baseline - other.baseline) < 0.15 * one.fontSize &&
    rawText(one) === rawText(other)
  );
}

function rawText(run: Run): string {
  return run.characters.map((character) => character.text).join("");
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
  return first === undefined ? [] : [{ ...first, blankBefore: hasBlank(first) }, ...others];
}

/** Lines are joined from many pieces: what is known of the run is kept where that is the same. */
function append(run: Run, characters: Character[]): Run {
  const all = run.characters.concat(characters);
  const isOneSize = characters.every((character) => character.style.fontSize === run.fontSize);
  const isSettled = isOneSize && run.characters[0]?.style.fontSize === run.fontSize;
  if (!isSettled) return toRun(all);
  return {
    characters: all,
    box: unionBox([run.box, boxAround(characters)]),
    baseline: run.baseline,
    fontSize: run.fontSize,
    hasRightToLeft: run.hasRightToLeft || characters.some(isRightToLeft),
  };
}

type RawWord = { raw: string; box: Box };

function toFragment(run: Run): Fragment[] {
  const words = joinSpacedLetters(splitIntoWords(run.characters), run.fontSize);
  const [first, second] = words;
  const markerLength = listMarkerLength(second ? `${first?.raw} ${second.raw}` : (first?.raw ?? ""));
  const unmarked = withoutMarker(words, markerLength);
  let text = "";
  const placed: Word[] = [];
  for (const word of unmarked) {
    const readable = normaliseWord(word.raw);
    if (readable === "") continue;
    if (text !== "") text += " ";
    placed.push({ start: text.length, end: text.length + readable.length, box: word.box });
    text += readable;
  }
  if (text === "") return [];
  let boldCount = 0;
  for (const { style } of run.characters) if (style.isBold) boldCount += 1;
  return [
    {
      text,
      words: placed,
      box: unionBox(placed.map((word) => word.box)),
      baseline: run.baseline,
      fontSize: run.fontSize,
      isBold: boldCount * 2 > run.characters.length,
      isBullet: markerLength > 0,
    },
  ];
}

function splitIntoWords(characters: readonly Character[]): RawWord[] {
  const words: RawWord[] = [];
  let previous: Character | undefined;
  for (const character of characters) {
    const word = words.at(-1);
    if (word === undefined || previous === undefined || character.blankBefore) {
      words.push({ raw: character.text, box: { ...character.box } });
    } else {
      word.raw = appendCharacter(word.raw, previous, character);
      extendBox(word.box, character.box);
    }
    previous = character;
  }
  return words;
}

/** TeX draws an accented letter as two glyphs at one place, the accent first or second. */
function appendCharacter(raw: string, previous: Character, next: Character): string {
  const overlap = rightOf(previous.box) - next.box.x;
  const isStacked = overlap > 0.5 * Math.min(previous.box.width, next.box.width);
  if (isStacked) {
    const before = combiningAccent(previous.text);
    if (before !== undefined) return raw.slice(0, -previous.text.length) + baseLetter(next.text) + before;
    const after = combiningAccent(next.text);
    if (after !== undefined) return raw + after;
  }
  return raw + next.text;
}

function baseLetter(letter: string): string {
  return letter === "\u0131" ? "i" : letter;
}

/** "J O H N   D O E" becomes "JOHN DOE": at least four single capitals in a row, parted where the gap widens. */
function joinSpacedLetters(words: RawWord[], fontSize: number): RawWord[] {
  if (!words.some(isSingleCapital)) return words;
  const joined: RawWord[] = [];
  for (let start = 0; start < words.length; ) {
    let end = start;
    while (end < words.length && isSingleCapital(words[end])) end += 1;
    if (end - start >= 4) joined.push(...joinLetters(words.slice(start, end), fontSize));
    else joined.push(...words.slice(start, Math.max(end, start + 1)));
    start = Math.max(end, start + 1);
  }
  return joined;
}

function isSingleCapital(word: RawWord | undefined): boolean {
  // Most words are longer, and told by that alone; a letter takes two units at most.
  return word !== undefined && word.raw.length <= 2 && /^[\p{Lu}&]$/u.test(word.raw);
}

function joinLetters(letters: RawWord[], fontSize: number): RawWord[] {
  const gaps = letters
    .slice(1)
    .map((letter, index) => letter.box.x - rightOf(letters[index]?.box ?? letter.box));
  const usual = [...gaps].sort((a, b) => a - b)[gaps.length >> 2] ?? 0;
  const joined: RawWord[] = [];
  for (const [index, letter] of letters.entries()) {
    const word = joined.at(-1);
    const gap = gaps[index - 1] ?? 0;
    if (word === undefined || gap > 1.5 * usual + 0.12 * fontSize) joined.push({ ...letter });
    else {
      word.raw += letter.raw;
      word.box = unionBox([word.box, letter.box]);
    }
  }
  return joined;
}

/** A marker is a word of its own, or stuck to the first word ("•Led a team"). */
function withoutMarker(words: RawWord[], markerLength: number): RawWord[] {
  const [first, ...others] = words;
  if (markerLength === 0 || first === undefined) return words;
  if (first.raw.length <= markerLength) return others;
  const raw = first.raw.slice(markerLength);
  const share = markerLength / first.raw.length;
  const { x, y, width, height } = first.box;
  return [{ raw, box: { x: x + width * share, y, width: width * (1 - share), height } }, ...others];
}
