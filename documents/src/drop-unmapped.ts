import type { Character } from "./pdf-character.ts";

/** Fewer are icons and the like, which no reader misses. */
const fewestUnmapped = 20;
const smallestShare = 0.1;
/** In the languages of Latin script a third and more of the letters are vowels. */
const leastVowels = 0.25;
const leastLetters = 0.6;
const latinLetter = /^[A-Za-z]/;
const vowel = /^[aeiouyAEIOUY]/;

/**
 * Takes out the characters whose font does not say which letters it draws, when they are many and their bare codes
 * do not read as words; old TeX fonts have no map either, but codes that are the letters. `lostCount` is the number
 * of characters that were no letters in the first place; `unreadableCount` is what cannot be read in all.
 */
export function dropUnmapped(
  characters: readonly Character[],
  lostCount: number,
): { readable: readonly Character[]; unreadableCount: number } {
  const unmapped = characters.filter((character) => character.isUnmapped);
  const unreadableCount = unmapped.length + lostCount;
  const total = characters.length + lostCount;
  const isFew = unreadableCount < fewestUnmapped || unreadableCount < smallestShare * total;
  if (isFew || isLikeWords(unmapped, unreadableCount)) return { readable: characters, unreadableCount: 0 };
  return { readable: characters.filter((character) => !character.isUnmapped), unreadableCount };
}

function isLikeWords(unmapped: readonly Character[], count: number): boolean {
  const letters = unmapped.filter(({ text }) => latinLetter.test(text));
  const vowels = letters.filter(({ text }) => vowel.test(text));
  return letters.length >= leastLetters * count && vowels.length >= leastVowels * letters.length;
}
