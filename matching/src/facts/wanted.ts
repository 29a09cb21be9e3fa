import type { Concept } from "../concepts/concept.ts";
import { conceptsByName } from "../concepts/concept-table.ts";
import { type ConceptMention, findConcepts, isTelling } from "../mentions/find-concepts.ts";
import { impliedConcepts } from "../mentions/implied-concepts.ts";
import { stem } from "../words/stem.ts";
import { type Token, tokenize } from "../words/tokenize.ts";
import { closeness as closenessTable, phraseTable } from "./evidence-parameters.ts";
import { contentWords } from "./find-phrase.ts";

/** What the names ask for: known concepts, and phrases for what no table knows. */
export function wantedBy(key: string, names: string[]): Wanted {
  const known = wantedByKey.get(key);
  if (known) return known;
  const wanted: Wanted = { concepts: new Set(), phrases: [], turned: [], closeness: new Map() };
  for (const name of names) {
    const tokens = tokenize(name);
    const mentions = findConcepts(tokens);
    const work =
      mentions.length === 0 && tokens.length === 1 ? workByVerb.get(stem(tokens[0]?.folded ?? "")) : null;
    if (work) wanted.concepts.add(work);
    if (mentions.length === 0) for (const concept of doneWith(tokens)) wanted.concepts.add(concept);
    const named = mentions.reduce((sum, { from, to }) => sum + contentWords(tokens.slice(from, to)), 0);
    if (named === 0 || named < contentWords(tokens) * phraseTable.tellingShare) wanted.phrases.push(name);
    const isNamed = wanted.phrases.at(-1) !== name;
    for (const mention of mentions)
      if (isNamed || isTelling(tokens, mention)) {
        wanted.concepts.add(mention.concept.name);
        wanted.turned.push(...wordings(name, tokens, mention));
      }
  }
  if (wantedByKey.size >= maxKept) wantedByKey.clear();
  wantedByKey.set(key, wanted);
  return wanted;
}

export type Wanted = {
  concepts: Set<string>;
  phrases: string[];
  /** Names of several ordinary words, which people also turn round: "calendar management", "manage two calendars". */
  turned: string[];
  closeness: Map<string, number>;
};

/** "You prospect" asks for prospecting: concepts whose name is the noun of a verb, by the stem of both. */
const workByVerb = new Map(
  [...conceptsByName.keys()]
    .filter((name) => /^\p{L}{4,}ing$/u.test(name))
    .map((name) => [stem(name.toLowerCase()), name] as const),
);

/** "Manage behaviour", "plan the routes": the concept whose name says the same with the verb behind ("route planning"). */
function doneWith(tokens: Token[]): string[] {
  const stems = tokens.filter((token) => contentWords([token]) > 0).map(({ folded }) => stem(folded));
  return stems.flatMap((verb, index) => workByObject.get(`${stems[index + 1]} ${verb}`) ?? []);
}

/** Concepts by the stems of their names of two ordinary words of which the last is the noun of a verb. */
const workByObject = new Map(
  [...conceptsByName.values()]
    .filter(({ kind, ambiguous }) => kind === undefined && !ambiguous)
    .flatMap(({ name, aliases = [] }) =>
      [name, ...aliases]
        .filter((alias) => /^\p{L}\p{Ll}+ \p{Ll}+(?:ing|ment|tion|sion)$/u.test(alias))
        .map(
          (alias) =>
            [
              tokenize(alias)
                .map(({ folded }) => stem(folded))
                .join(" "),
              name,
            ] as const,
        ),
    ),
);

const maxKept = 2000;
const wantedByKey = new Map<string, Wanted>();

/** Ordinary words only: what has capitals within is a name, and is written as it is. */
function wordings(name: string, tokens: Token[], { concept, from, to }: ConceptMention): string[] {
  const written = name.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const isOrdinary = contentWords(tokens.slice(from, to)) >= 2 && /^\p{Lu}?[\p{Ll} -]+$/u.test(written);
  return isOrdinary && !concept.ambiguous && concept.kind === undefined ? [written] : [];
}

/** 1 for a wanted concept, 0.8 for one that implies it, the table's part for a neighbour, else 0. */
export function closenessTo({ concepts, closeness }: Wanted, shown: Concept): number {
  const known = closeness.get(shown.name);
  if (known !== undefined) return known;
  const found = concepts.has(shown.name) ? 1 : nearness(concepts, shown);
  closeness.set(shown.name, found);
  return found;
}

function nearness(wanted: Set<string>, shown: Concept): number {
  let best = 0;
  for (const name of wanted) {
    if (impliedConcepts(shown.name).has(name)) best = Math.max(best, closenessTable.implied);
    best = Math.max(best, conceptsByName.get(name)?.siblings?.[shown.name] ?? 0);
  }
  return best;
}
