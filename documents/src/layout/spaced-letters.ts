import { rightOf, unionBox } from "../box.ts";
import type { Box } from "../document-text.ts";

/** A word as the page has it, before it is made readable. */
export type RawWord = { raw: string; box: Box; isBold: boolean };

/** "J O H N   D O E" becomes "JOHN DOE": at least four single capitals in a row, parted where the gap widens. */
export function joinSpacedLetters(words: RawWord[], fontSize: number): RawWord[] {
  if (!words.some(isSingleCapital)) return words;
  const joined: RawWord[] = [];
  for (let start = 0; start < words.length; ) {
    let end = start;
    while (end < words.length && (isSingleCapital(words[end]) || (end > start && isWithin(words[end])))) {
      end += 1;
    }
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

/** "O ' F A R R E L L", "D R ."; and two letters that stand nearer, since the font draws such a pair so: "E L LY N". */
function isWithin(word: RawWord | undefined): boolean {
  return word !== undefined && /^(?:['’.-]|\p{Lu}{2})$/u.test(word.raw);
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
