import { rarityOf } from "../words/rarity.ts";
import { stem } from "../words/stem.ts";
import { type Token, tokenize } from "../words/tokenize.ts";
import { type SharedLetters, shareOf, type WishWord, wishWord } from "./alike-words.ts";
import type { CvIndex } from "./cv-index.ts";
import { likenessTable, phraseTable } from "./evidence-parameters.ts";
import { contentWords, type PhraseMatch } from "./find-phrase.ts";

/**
 * The place in a line that comes nearest to a phrase whose words no table knows: `closeness` is the share of the
 * phrase's weight that is found there, by stems and parts of compounds; rare words weigh more. Null where too little is
 * found, or a single everyday word.
 */
export function findAlike(tokens: Token[], phrase: string): PhraseMatch | null {
  const words = wordsOf(phrase);
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const hits = tokens.flatMap((token, at) => hitsOf(words, token, at));
  let best: PhraseMatch | null = null;
  hits.forEach(({ at: from }, first) => {
    if (hits[first - 1]?.at === from) return;
    const near = hits.slice(first).filter(({ at }) => at - from < phraseTable.window);
    const closeness = foundIn(words, near) / total;
    const isProof = closeness * total >= likenessTable.telling || closeness >= phraseTable.whole;
    if (isProof && closeness >= likenessTable.found && closeness > (best?.closeness ?? 0))
      best = { from, to: (near.at(-1)?.at ?? from) + 1, closeness };
  });
  return best;
}

/** A word of the phrase that a word of the line shares letters with. */
type Hit = { at: number; word: WishWord; shared: SharedLetters };

function hitsOf(words: WishWord[], token: Token, at: number): Hit[] {
  const hits: Hit[] = [];
  for (const word of words) {
    const shared = word.compare(token);
    if (shared) hits.push({ at, word, shared });
  }
  return hits;
}

function foundIn(words: WishWord[], hits: Hit[]): number {
  return words.reduce((sum, word) => {
    const own = hits.flatMap((hit) => (hit.word === word ? hit.shared : []));
    return sum + word.weight * shareOf(own);
  }, 0);
}

/** The lines of a CV that share a stem or a part of a word with the phrase. */
export function linesWithPhrase({ linesByStem, linesByAnyStem, words }: CvIndex, phrase: string): number[] {
  const lines = new Set<number>();
  for (const { stems, isCompound, compare } of wordsOf(phrase)) {
    for (const line of linesByStem.get(stems.inEnglish) ?? []) lines.add(line);
    for (const line of linesByAnyStem.get(stems.inAny) ?? []) lines.add(line);
    if (!isCompound) continue;
    for (const token of words.values())
      if (compare(token)) for (const line of linesByStem.get(stem(token.folded)) ?? []) lines.add(line);
  }
  return [...lines];
}

const maxKept = 2000;
const wordsByPhrase = new Map<string, WishWord[]>();

function wordsOf(phrase: string): WishWord[] {
  const known = wordsByPhrase.get(phrase);
  if (known) return known;
  const tokens = tokenize(phrase);
  const telling = tokens.filter(isTelling);
  const words = (telling.length > 0 ? telling : tokens.filter(isContent)).map((token) => {
    const next = token === tokens[0] ? tokens[1] : undefined;
    return wishWord(token, next !== undefined && !isTelling(next));
  });
  if (wordsByPhrase.size >= maxKept) wordsByPhrase.clear();
  wordsByPhrase.set(phrase, words);
  return words;
}

function isContent(token: Token): boolean {
  return contentWords([token]) > 0 && (token.folded.length > 1 || /\p{L}/u.test(token.folded));
}

function isTelling(token: Token): boolean {
  return isContent(token) && rarityOf(token.written) >= likenessTable.everyday;
}
