import { stem } from "../words/stem.ts";
import { type Token, tokenize } from "../words/tokenize.ts";
import { phraseTable } from "./evidence-parameters.ts";

const emptyWords = new Set(
  "a an the of in on to and or for with at by from as is are be your our their its this that other similar etc any all new well using use within across such into per via ability able experience knowledge skills skill work working good strong including related relevant eg ie advanced fluent written spoken sound level least qualification qualifications qualified part current readiness willingness further better sector background industry".split(
    " ",
  ),
);
/** Words so common in CVs that they weigh little; the rest weigh 1. */
const commonWords = new Set(
  "team management manage project customer client business service system develop support process plan design lead program data report company technical product quality operation environment tool software advanced"
    .split(" ")
    .map(stem),
);

export type PhraseMatch = { from: number; to: number; closeness: number };

/**
 * The place in a line that shares most with a phrase, by stems within twelve words; `closeness` is the share of the
 * phrase's weight found there. Null where too little is found.
 */
export function findPhrase(tokens: Token[], phrase: string): PhraseMatch | null {
  return findPhraseInStems(
    tokens.map(({ folded }) => stem(folded)),
    phrase,
  );
}

/** The stems by which a phrase is looked for. */
export function wordsOfPhrase(phrase: string): Iterable<string> {
  return weightsOf(phrase).keys();
}

/** The same for a line whose words have been stemmed before. */
export function findPhraseInStems(stems: string[], phrase: string): PhraseMatch | null {
  const weights = weightsOf(phrase);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return null;
  const hits: { index: number; stemmed: string }[] = [];
  stems.forEach((stemmed, index) => {
    if (weights.has(stemmed)) hits.push({ index, stemmed });
  });
  let best: PhraseMatch | null = null;
  hits.forEach((first, position) => {
    const seen = new Set<string>();
    let last = first.index;
    for (const hit of hits.slice(position)) {
      if (hit.index - first.index >= phraseTable.window) break;
      seen.add(hit.stemmed);
      last = hit.index;
    }
    const share = [...seen].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / total;
    if (share > (best?.closeness ?? 0)) best = { from: first.index, to: last + 1, closeness: share };
  });
  const found = best as PhraseMatch | null;
  return found && found.closeness >= phraseTable.found ? found : null;
}

/** How many words carry a meaning of their own. */
export function contentWords(tokens: Token[]): number {
  return tokens.filter(({ folded }) => !emptyWords.has(folded)).length;
}

const maxKept = 5000;
const weightsByPhrase = new Map<string, Map<string, number>>();

function weightsOf(phrase: string): Map<string, number> {
  const known = weightsByPhrase.get(phrase);
  if (known) return known;
  const weights = new Map<string, number>();
  for (const { folded } of tokenize(phrase)) {
    if (emptyWords.has(folded) || (folded.length < 2 && !/\p{L}/u.test(folded))) continue;
    const stemmed = stem(folded);
    weights.set(stemmed, commonWords.has(stemmed) ? phraseTable.commonWord : 1);
  }
  if (weightsByPhrase.size >= maxKept) weightsByPhrase.clear();
  weightsByPhrase.set(phrase, weights);
  return weights;
}
