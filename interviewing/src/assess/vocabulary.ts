import { stem } from "@winnow/matching/stem.ts";

/** Some words, to be found again although they are inflected, compounded or misspelt. */
export type Vocabulary = {
  /** Those that a folded word is like, with how much: 1 for the same stem, else from `minLikeness`. */
  like: (word: string) => ReadonlyMap<string, number>;
};

/** Judgements about words: shorter ones are like no other, and a part of a compound is as good as this. */
const table = { minLength: 4, minLikeness: 0.6, minPart: 5, part: 0.8 };

/** `words` are folded. Words are compared by pairs of letters (Dice), in no language in particular. */
export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const known = [...new Set(words)];
  const byStem = Map.groupBy(known, stem);
  const pairs = known.map(letterPairs);
  /** Pairs shared with the word in hand; all 0 between words. */
  const shared = new Uint16Array(known.length);
  const holders = new Map<string, number[]>();
  for (const [index, some] of pairs.entries())
    for (const pair of some) {
      const holding = holders.get(pair);
      if (holding) holding.push(index);
      else holders.set(pair, [index]);
    }

  function like(word: string): ReadonlyMap<string, number> {
    const same = byStem.get(stem(word));
    if (same) return new Map(same.map((one) => [one, 1]));
    const alike = new Map<string, number>();
    if (word.length < table.minLength) return alike;
    const own = letterPairs(word);
    const met: number[] = [];
    for (const pair of own)
      for (const index of holders.get(pair) ?? []) {
        if (shared[index] === 0) met.push(index);
        shared[index] = (shared[index] ?? 0) + 1;
      }
    for (const index of met) {
      const count = shared[index] ?? 0;
      shared[index] = 0;
      const dice = (2 * count) / (own.size + (pairs[index]?.size ?? 0));
      // A part of a word shares at least the pairs inside of it.
      if (dice < table.minLikeness && count < table.minPart - 1) continue;
      const other = known[index] ?? "";
      const likeness = isPart(word, other) ? Math.max(dice, table.part) : dice;
      if (likeness >= table.minLikeness && other.length >= table.minLength) alike.set(other, likeness);
    }
    return alike;
  }

  return { like };
}

function isPart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= table.minPart && long.includes(short);
}

function letterPairs(word: string): Set<string> {
  const marked = `^${word}$`;
  return new Set(Array.from({ length: marked.length - 1 }, (_, at) => marked.slice(at, at + 2)));
}
