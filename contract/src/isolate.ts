/** Letters and marks that are written from right to left, and controls of direction. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Somebody's words for a sentence of ours. Words from right to left would turn the sentence around them, so they are
 * set apart by Unicode's isolates (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates).
 */
export function isolate(words: string): string {
  return rightToLeft.test(words) ? `\u2068${words}\u2069` : words;
}
