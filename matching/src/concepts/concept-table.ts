import { foldWord } from "../fold-word.ts";
import { tokenize } from "../tokenize.ts";
import { analysis } from "./analysis.ts";
import type { Concept, ConceptField } from "./concept.ts";
import { engineering } from "./engineering.ts";
import { finance } from "./finance.ts";
import { health } from "./health.ts";
import { hospitality } from "./hospitality.ts";
import { languagesAndTraits } from "./languages-and-traits.ts";
import { logistics } from "./logistics.ts";
import { marketing } from "./marketing.ts";
import { operationsAndTesting } from "./operations-and-testing.ts";
import { people } from "./people.ts";
import { publicService } from "./public-service.ts";
import { sales } from "./sales.ts";
import { software } from "./software.ts";

export const conceptFields: ConceptField[] = [
  software,
  operationsAndTesting,
  analysis,
  finance,
  health,
  people,
  sales,
  marketing,
  engineering,
  hospitality,
  logistics,
  publicService,
  languagesAndTraits,
];

/** One name of a concept as a path of folded words. */
export type AliasNode = { next: Map<string, AliasNode>; concept: Concept | null; written: string };

export const conceptsByName = new Map<string, Concept>();
export const fieldOfConcept = new Map<string, string>();

/** All names of all concepts, word by word; built once when the module loads. */
export const aliasRoot: AliasNode = emptyNode();

for (const { field, concepts } of conceptFields) {
  for (const concept of concepts) {
    conceptsByName.set(concept.name, concept);
    fieldOfConcept.set(concept.name, field);
  }
}
for (const concept of conceptsByName.values()) {
  for (const alias of [concept.name, ...(concept.aliases ?? [])]) insertAlias(alias, concept);
}

/** The folded words of an alias, and the same with its last word in the other number where that word is a common noun or an acronym. */
export function aliasPaths(alias: string): string[][] {
  const tokens = tokenize(alias);
  const words = tokens.map((token) => token.folded);
  const last = tokens.at(-1);
  if (!last || last.written.length < 3 || !hasPlural(last.written)) return [words];
  const stemOfPath = words.slice(0, -1);
  const folded = last.folded;
  if (folded.endsWith("ss") || folded.endsWith("is")) return [words];
  const isPlural = folded.endsWith("s") && !/\p{Lu}$/u.test(last.written);
  const other = isPlural ? folded.slice(0, -1) : `${folded}s`;
  return [words, [...stemOfPath, foldWord(other)]];
}

/** Mixed-case names are brands: "Typescripts" is no plural of TypeScript. */
function hasPlural(written: string): boolean {
  return /^\p{Ll}+$/u.test(written) || /^\p{Lu}{3,}s?$/u.test(written);
}

function insertAlias(alias: string, concept: Concept): void {
  aliasPaths(alias).forEach((path, index) => {
    let node = aliasRoot;
    for (const word of path) {
      const next = node.next.get(word) ?? emptyNode();
      node.next.set(word, next);
      node = next;
    }
    if (index > 0 && node.concept) return;
    node.concept = concept;
    node.written = alias;
  });
}

function emptyNode(): AliasNode {
  return { next: new Map(), concept: null, written: "" };
}
