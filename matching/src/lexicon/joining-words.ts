import type { JoiningWords } from "./lexicon.ts";
import { patternsOf } from "./lexicons.ts";

/** The small words of all languages for one purpose, as the alternatives of a pattern. */
export function joining(...kinds: (keyof JoiningWords)[]): string {
  return kinds.flatMap((kind) => patternsOf((lexicon) => lexicon.joining?.[kind])).join("|");
}
