import { findLiterally, wordsOfEvidence } from "@winnow/matching/find-literally.ts";

const words = new Intl.Segmenter("und", { granularity: "word" });

/**
 * Where a text says exactly this, but for white space, as whole words and as a few of them; null where it does not, or
 * where that is too little or too much to be a quotation. Offsets in UTF-16 units.
 */
export function findVerbatim(
  text: string,
  quotation: string,
): { text: string; start: number; end: number } | null {
  const count = [...words.segment(quotation)].filter(({ isWordLike }) => isWordLike).length;
  if (count < wordsOfEvidence.min || count > wordsOfEvidence.max) {
    return null;
  }
  const found = findLiterally(text, quotation);
  return found && { text: text.slice(found.start, found.end), ...found };
}
