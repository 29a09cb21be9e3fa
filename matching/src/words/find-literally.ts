/** How many words a quotation may have that somebody else gives as evidence; a whole text as its own would say nothing. */
export const wordsOfEvidence = { min: 3, max: 80 };

/**
 * Where a text says exactly these words, but for white space between them, as whole words; null where it does not, and
 * for no words. Offsets in UTF-16 units.
 */
export function findLiterally(
  text: string,
  words: string,
  options: { inAnyCase?: boolean } = {},
): { start: number; end: number } | null {
  const escaped = words
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[\^$\\.*+?()[\]{}|/]/gu, "\\$&"));
  if (escaped.join("") === "") return null;
  const pattern = `(?<![\\p{L}\\p{N}])${escaped.join("\\s+")}(?![\\p{L}\\p{N}])`;
  const found = new RegExp(pattern, options.inAnyCase ? "iu" : "u").exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}
