import { hashText } from "../words/hash-text.ts";

/** Letters of a part of a word, and the least that a word has to have to be parted. */
const piece = { length: 4, fewestLetters: 5 };

/** The hashes of the same parts, which are remembered for words that come again. */
export function hashedPieces(word: string): readonly number[] {
  const known = remembered.get(word);
  if (known) return known;
  const hashes = wordPieces(word).map(hashText);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(word, hashes);
  return hashes;
}

const remembered = new Map<string, readonly number[]>();
const maxRemembered = 20_000;

/** Parts of four letters of longer words, so that inflections and compounds that were never seen share something. */
export function wordPieces(word: string): string[] {
  if (word.length < piece.fewestLetters) return [];
  const marked = `<${word}>`;
  return Array.from({ length: marked.length - piece.length + 1 }, (_, at) =>
    marked.slice(at, at + piece.length),
  );
}
