import { tokenize } from "../words/tokenize.ts";
import { readingTable } from "./jd-parameters.ts";
import { shareOfLearnedWords } from "./lines/odds-of-lines.ts";
import type { JdReading, Requirement } from "./requirement.ts";
import { besideWork, saysEnough } from "./says-enough.ts";

/**
 * Whether what was read of a JD can be trusted: not where hardly a word of it was met in learning, nor where a text gave
 * nothing beside the work as a whole, or one as long as an advert hardly a requirement.
 */
export function howWellRead(text: string, requirements: Requirement[]): JdReading {
  const words = tokenize(text).flatMap(({ folded }) => (/\p{L}/u.test(folded) ? [folded] : []));
  if (words.length < readingTable.fewestWords) return "whole";
  if (shareOfLearnedWords(words) < readingTable.leastKnown) return "unknown language";
  if (besideWork(requirements).length === 0) return "thin";
  if (words.length < readingTable.wordsOfAdvert) return "whole";
  return saysEnough(requirements) ? "whole" : "thin";
}
