import { extendBox, rightOf, unionBox } from "../box.ts";
import type { Word } from "../document-text.ts";
import type { Character } from "../pdfium/pdf-character.ts";
import type { Fragment } from "./fragment.ts";
import { listMarkerLength } from "./list-marker.ts";
import { combiningAccent, normaliseWord } from "./normalise-word.ts";
import type { Run } from "./run.ts";
import { joinSpacedLetters, type RawWord } from "./spaced-letters.ts";

export function toFragment(run: Run): Fragment[] {
  const words = joinSpacedLetters(splitIntoWords(run), run.fontSize);
  const [first, second] = words;
  const markerLength = listMarkerLength(second ? `${first?.raw} ${second.raw}` : (first?.raw ?? ""));
  const unmarked = withoutMarker(words, markerLength);
  let text = "";
  const placed: Word[] = [];
  const changes: number[] = [];
  let isBold: boolean | undefined;
  for (const word of unmarked) {
    const readable = normaliseWord(word.raw);
    if (readable === "") continue;
    if (text !== "") text += " ";
    if (isBold !== undefined && word.isBold !== isBold) changes.push(text.length);
    isBold = word.isBold;
    placed.push({ start: text.length, end: text.length + readable.length, box: word.box });
    text += readable;
  }
  if (text === "") return [];
  const [otherWeightFrom] = changes.length === 1 ? changes : [];
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
      ...(otherWeightFrom === undefined ? {} : { otherWeightFrom }),
    },
  ];
}

function splitIntoWords({ characters, fontSize }: Run): RawWord[] {
  const words: RawWord[] = [];
  const usual = characters.some(isGuessed) ? usualGap(characters) : 0;
  const isSpaced = usual >= spacing.least * fontSize && usual <= spacing.most * fontSize;
  const leastBlank = isSpaced ? usual + spacing.blank * fontSize : 0;
  let previous: Character | undefined;
  for (const character of characters) {
    const word = words.at(-1);
    if (word === undefined || previous === undefined || hasBlank(previous, character, leastBlank)) {
      words.push({ raw: character.text, box: { ...character.box }, isBold: character.style.isBold });
    } else {
      word.raw = appendCharacter(word.raw, previous, character);
      extendBox(word.box, character.box);
    }
    previous = character;
  }
  return words;
}

/** Letters are spaced that stand so far apart, and the blank between words is so much wider, in font sizes. */
const spacing = { least: 0.08, most: 0.3, blank: 0.15 };

/** A blank that nobody drew is none where all letters of a line stand nearly as far apart: "S E N I O R". */
function hasBlank(previous: Character, next: Character, leastBlank: number): boolean {
  if (!next.blankBefore) return false;
  return !isGuessed(next) || next.box.x - rightOf(previous.box) >= leastBlank;
}

function isGuessed({ blankBefore, isBlankGuessed }: Character): boolean {
  return blankBefore && isBlankGuessed;
}

/** Between the letters of a line, in points (the median). */
function usualGap(characters: readonly Character[]): number {
  const gaps = characters
    .slice(1)
    .map(({ box }, index) => Math.max(0, box.x - rightOf(characters[index]?.box ?? box)))
    .sort((one, other) => one - other);
  return gaps[gaps.length >> 1] ?? 0;
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

/** A marker is a word of its own, or stuck to the first word ("•Led a team"). */
function withoutMarker(words: RawWord[], markerLength: number): RawWord[] {
  const [first, ...others] = words;
  if (markerLength === 0 || first === undefined) return words;
  if (first.raw.length <= markerLength) return others;
  const raw = first.raw.slice(markerLength);
  const share = markerLength / first.raw.length;
  const { x, y, width, height } = first.box;
  return [{ ...first, raw, box: { x: x + width * share, y, width: width * (1 - share), height } }, ...others];
}
