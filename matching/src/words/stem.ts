/// <reference path="./snowball-stemmers.d.ts" />
import stemmers from "snowball-stemmers";

const english = stemmers.newStemmer("english");
const known = new Map<string, string>();

/** The English Snowball stem of a folded word: "negotiating" and "negotiation" both give "negoti". */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const stemmed = english.stem(word);
  known.set(word, stemmed);
  return stemmed;
}
