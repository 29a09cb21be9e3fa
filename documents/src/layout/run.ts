import { bottomOf, extendBox, unionBox } from "../box.ts";
import type { Box } from "../document-text.ts";
import type { Character } from "../pdfium/pdf-character.ts";

const firstRightToLeft = 0x590;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Characters of one row that belong together. `baseline` and `fontSize` are those of most of them. */
export type Run = {
  characters: Character[];
  box: Box;
  baseline: number;
  fontSize: number;
  hasRightToLeft: boolean;
};

/** Of at least one character. */
export function toRun(characters: Character[]): Run {
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

/** A run with more characters at its end. Lines are joined from many pieces: what is known of the run is kept where that is the same. */
export function append(run: Run, characters: Character[]): Run {
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

export function rawText(run: Run): string {
  return run.characters.map((character) => character.text).join("");
}

/** Asked for every character: most texts are told by their first letter's code. */
export function isRightToLeft({ text }: Character): boolean {
  return text.charCodeAt(0) >= firstRightToLeft && rightToLeft.test(text);
}

type OnRow = { box: Box; baseline: number };

/** On one row: a common baseline, or a smaller box (index, marker) whose middle lies within the larger. */
export function isSameRow(one: OnRow, other: OnRow, size: number): boolean {
  const distance = Math.abs(one.baseline - other.baseline);
  if (distance < 0.15 * size) return true;
  if (distance > 0.6 * size) return false;
  const [small, large] = one.box.height < other.box.height ? [one, other] : [other, one];
  const middle = small.box.y + small.box.height / 2;
  if (small.box.height > 0.9 * large.box.height) return distance < 0.25 * size;
  return middle > large.box.y && middle < bottomOf(large.box);
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
