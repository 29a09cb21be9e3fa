/** What a sentence says that was written down in English: as a pattern, and how another language says it with its parts. */
export type StoredSentence = readonly [pattern: RegExp, say: (...parts: string[]) => string];

/**
 * Says in another language what was stored in English, sentence by sentence. Where one of them is not known all of it
 * stays as it was stored: half of it would be no language at all.
 */
export function sayStored(sentences: readonly StoredSentence[]): (text: string) => string {
  return (text) => whole(text) ?? everyOne(text) ?? text;

  function everyOne(text: string): string | null {
    const said = text.split(/(?<=[.?]) (?=\p{Lu})/u).map(whole);
    return said.every((one) => one !== null) ? said.join(" ") : null;
  }

  function whole(text: string): string | null {
    for (const [pattern, say] of sentences) {
      const match = pattern.exec(text);
      if (match) return say(...match.slice(1));
    }
    return null;
  }
}
