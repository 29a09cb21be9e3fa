/** FNV-1a of 32 bits (Fowler, Noll, Vo; http://www.isthe.com/chongo/tech/comp/fnv). */
const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** A whole number from 0 to 2^32 - 1, the same for the same text. */
export function hashText(text: string): number {
  let value = offsetBasis;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, prime);
  }
  return value >>> 0;
}
