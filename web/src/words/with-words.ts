import type { Noun } from "./catalogue.ts";
import { loadWords } from "./words.ts";

/** The code of a page with what it says, asked for at once. */
export async function withWords<Page>(page: Promise<Page>, nouns: readonly Noun[]): Promise<Page> {
  const [loaded] = await Promise.all([page, loadWords(...nouns)]);
  return loaded;
}
