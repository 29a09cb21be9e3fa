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
    const shared = new Map<number, number>();
    for (const pair of own)
      for (const index of holders.get(pair) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    for (const [index, count] of shared) {
      const other = known[index] ?? "";
      if (other.length < table.minLength) continue;
      const dice = (2 * count) / (own.size + (pairs[index]?.size ?? 0));
      const likeness = isPart(word, other) ? Math.max(dice, table.part) : dice;
      if (likeness >= table.minLikeness) alike.set(other, likeness);
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
