import { rightOf } from "../box.ts";
import type { Character } from "../pdfium/pdf-character.ts";

/** Wider gaps, in font sizes, separate fragments: measured on real CVs, justified text stays below. */
export const fragmentGap = 1.3;
/** Letters that differ by more are of another text. */
export const otherSize = 1.3;
/** Least gap, in font sizes, between cells that nearly touch. */
const cellGap = 0.05;

/** Beside much larger letters, a label keeps the gaps of its own size. */
export function gapSize(one: number, other: number): number {
  const [small, large] = [Math.min(one, other), Math.max(one, other)];
  return large > otherSize * small ? small : large;
}

/**
 * Letters of different weight that nearly touch without a blank: a date that fills its column, up to the bold
 * title in the next one. A word changes its weight without a gap.
 */
export function areNeighbouringCells(previous: Character, next: Character): boolean {
  if (next.blankBefore || previous.style.isBold === next.style.isBold) return false;
  const gap = next.box.x - rightOf(previous.box);
  return gap > cellGap * next.style.fontSize && isLetterOrDigit(previous.text) && isLetterOrDigit(next.text);
}

export function isLetterOrDigit(text: string): boolean {
  return /^[\p{L}\p{N}]/u.test(text);
}
