/** FNV-1a of 32 bits (Fowler, Noll, Vo; http://www.isthe.com/chongo/tech/comp/fnv). */
const offsetBasis = 0x811c9dc5;
const prime = 0x01000193;

/** A whole number from 0 to 2^32 - 1, the same for the same text. */
export function hashText(text: string): number {
  return hashMore(offsetBasis, text);
}

/** The hash of a text that goes on behind what has been hashed: `hashMore(hashText(a), b)` is `hashText(a + b)`. */
export function hashMore(hash: number, text: string): number {
  let value = hash;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, prime);
  }
  return value >>> 0;
}
