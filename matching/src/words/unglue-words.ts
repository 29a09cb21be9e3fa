import { findConcepts } from "../mentions/find-concepts.ts";
import { tokenize } from "./tokenize.ts";

/** "experienceProficient", "QualificationsBachelor": a word that ends small and goes on with a capitalised one. */
const glued = /(?<!\p{L})\p{L}?\p{Ll}{3,}\p{Lu}\p{Ll}[\p{Ll}'’-]*(?!\p{L})/gu;
const fewest = 2;

/**
 * Copied adverts often lose their line breaks altogether: where two or more words are two in one, and no name that
 * people write so ("PowerPoint"), a line begins in the middle of each.
 */
export function unglueWords(text: string): string {
  const words = new Set([...text.matchAll(glued)].map(([word]) => word).filter((word) => !isName(word)));
  if (words.size < fewest) return text;
  return text.replace(glued, (word) =>
    words.has(word) ? word.replace(/(?<=\p{Ll})(?=\p{Lu})/u, "\n") : word,
  );
}

function isName(word: string): boolean {
  return findConcepts(tokenize(word)).length > 0;
}
