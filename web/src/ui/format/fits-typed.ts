import { plainLetters } from "./plain-letters.ts";

/** Whether each typed word stands in a text, accents aside; where nothing is typed everything fits. */
export function fitsTyped(text: string, typed: string): boolean {
  const plain = plainLetters(text);
  return plainLetters(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}
