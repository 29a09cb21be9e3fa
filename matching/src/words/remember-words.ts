/** A language has some hundred thousand; so many take about 10 MB. */
const maxRemembered = 100_000;
/** In UTF-16 units: what is longer is no word, and not met again. */
const maxLength = 40;

/** The same function of a word, asked once for each: CVs and JDs are made of the same few thousand words. */
export function rememberWords(compute: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    if (word.length > maxLength) return compute(word);
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= maxRemembered) known.clear();
    const computed = compute(word);
    known.set(word, computed);
    return computed;
  };
}
