import type { ReadCv } from "../profile/cv-reading.ts";
import { stem } from "../words/stem.ts";
import { stemInAnyLanguage } from "../words/stem-in-any-language.ts";
import type { Token } from "../words/tokenize.ts";

/**
 * Where a CV says what: the lines that name each concept and each word stem, English and of any language, and the
 * stems of a line's words in order.
 */
export type CvIndex = {
  linesByConcept: Map<string, Set<number>>;
  linesByStem: Map<string, Set<number>>;
  linesByAnyStem: Map<string, Set<number>>;
  /** Each word once, by its folded form. */
  words: Map<string, Token>;
  stems: string[][];
  /** Named in a section of skills. */
  listedConcepts: Set<string>;
};

const indexes = new WeakMap<ReadCv["lines"], CvIndex>();

/** Made once for a CV, so that a requirement looks at the few lines that can speak for it. */
export function indexOfCv({ lines }: Pick<ReadCv, "lines">): CvIndex {
  const known = indexes.get(lines);
  if (known) return known;
  const index: CvIndex = {
    linesByConcept: new Map(),
    linesByStem: new Map(),
    linesByAnyStem: new Map(),
    words: new Map(),
    stems: [],
    listedConcepts: new Set(),
  };
  lines.forEach(({ tokens, concepts, section }, line) => {
    for (const { concept } of concepts) {
      add(index.linesByConcept, concept.name, line);
      if (section.kind === "skills") index.listedConcepts.add(concept.name);
    }
    const stems = tokens.map(({ folded }) => stem(folded));
    for (const stemmed of stems) add(index.linesByStem, stemmed, line);
    for (const token of tokens) {
      add(index.linesByAnyStem, stemInAnyLanguage(token.written), line);
      index.words.set(token.folded, token);
    }
    index.stems.push(stems);
  });
  indexes.set(lines, index);
  return index;
}

function add(linesBy: Map<string, Set<number>>, key: string, line: number): void {
  const lines = linesBy.get(key);
  if (lines) lines.add(line);
  else linesBy.set(key, new Set([line]));
}
