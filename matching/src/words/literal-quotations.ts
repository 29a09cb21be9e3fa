import { findLiterally } from "./find-literally.ts";

/** The quotations that stand in a text literally, in whatever form of its letters, each once, as they were given. */
export function literalQuotations(text: string, quotations: string[]): string[] {
  const normalized = text.normalize("NFKC");
  return [...new Set(quotations)].filter((words) => findLiterally(normalized, words.normalize("NFKC")));
}
