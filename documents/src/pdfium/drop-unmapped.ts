import type { Character } from "./pdf-character.ts";
import type { PageCharacters } from "./read-characters.ts";

/** Fewer are icons and the like, which no reader misses. */
const minUnmapped = 20;
const minShare = 0.1;
/** In the languages of Latin script a third and more of the letters are vowels. */
const minVowels = 0.25;
const minLetters = 0.6;
const letter = /^\p{L}/u;
const latinLetter = /^[A-Za-z]/;
const vowel = /^[aeiouyAEIOUY]/;
/** Codes that are numbers of glyphs fall into many scripts; a text keeps to one. */
const otherScripts = [
  /^\p{Script=Cyrillic}/u,
  /^\p{Script=Greek}/u,
  /^\p{Script=Arabic}/u,
  /^\p{Script=Hebrew}/u,
  /^\p{Script=Hangul}/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];
const minOfOneScript = 0.9;

export type Readable = { readable: readonly Character[]; unreadableCount: number };

/**
 * Takes out the characters whose font does not say which letters it draws, when they are many and their bare codes
 * do not read as words; old TeX fonts have no map either, but codes that are the letters. `unreadableCount` is what
 * cannot be read in all.
 */
export function dropUnmapped({ characters, unmappedCount, lostCount }: PageCharacters): Readable {
  const unreadableCount = unmappedCount + lostCount;
  const total = characters.length + lostCount;
  const isFew = unreadableCount < minUnmapped || unreadableCount < minShare * total;
  if (isFew) return { readable: characters, unreadableCount: 0 };
  const unmapped = characters.filter((character) => character.isUnmapped);
  if (isLikeWords(unmapped, unreadableCount)) return { readable: characters, unreadableCount: 0 };
  return { readable: characters.filter((character) => !character.isUnmapped), unreadableCount };
}

function isLikeWords(unmapped: readonly Character[], count: number): boolean {
  const letters = unmapped.map(({ text }) => text).filter((text) => letter.test(text));
  if (letters.length < minLetters * count) return false;
  const countOf = (pattern: RegExp) => letters.filter((text) => pattern.test(text)).length;
  const latinCount = countOf(latinLetter);
  if (latinCount >= minOfOneScript * letters.length) return countOf(vowel) >= minVowels * latinCount;
  return otherScripts.some((script) => countOf(script) >= minOfOneScript * letters.length);
}
