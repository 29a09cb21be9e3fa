import type { AdvertWords } from "../lexicon/lexicon.ts";
import { patternsOf } from "../lexicon/lexicons.ts";

/** One pattern of whole words for what adverts of all languages say. */
export function anyOfLanguages(kind: Exclude<keyof AdvertWords, "years" | "headings">): string {
  return `\\b(?:${patternsOf(({ advert }) => advert[kind]).join("|")})\\b`;
}
