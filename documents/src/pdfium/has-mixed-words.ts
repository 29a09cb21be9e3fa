import type { Line } from "../document-text.ts";

const minShare = 0.05;
const minWords = 5;
/** Within a word of small Latin letters a letter of another script; scripts meet at the ends of words, not within. */
const mixed = /[a-z][^\p{Script=Latin}\P{L}]{1,3}[a-z]/u;
/** Told at once, and of nearly all lines. */
const beyondAscii = /[\u0080-\uffff]/;
const otherLetter = /[^\p{Script=Latin}\P{L}]/u;

/** Whether letters of several scripts stand within many of the words: a font's map to Unicode is wrong. */
export function hasMixedWords(lines: readonly Line[]): boolean {
  let words = 0;
  let mixedWords = 0;
  for (const line of lines) {
    words += line.words.length;
    if (!beyondAscii.test(line.text) || !otherLetter.test(line.text)) continue;
    mixedWords += line.text.split(" ").filter((word) => mixed.test(word)).length;
  }
  return mixedWords >= minWords && mixedWords >= minShare * words;
}
