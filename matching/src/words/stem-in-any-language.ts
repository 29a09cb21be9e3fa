/// <reference path="./snowball-stemmers.d.ts" />
import stemmers from "snowball-stemmers";
import { foldWord } from "./fold-word.ts";
import { rememberWords } from "./remember-words.ts";
import { stem } from "./stem.ts";

const romance = ["spanish", "french"].map((language) => stemmers.newStemmer(language));
/** What a stemmer leaves of a word may be too little to know it by. */
const minLetters = 4;

/**
 * A stem for a word whose language is not known: by the Spanish, the French and the English Snowball stemmer in turn, each
 * only as far as enough is left. "Tramitación", "tramité" and "tramitar" give the same.
 * @param word - as written, with its accents
 */
export const stemInAnyLanguage = rememberWords((word) => {
  let left = word.toLowerCase();
  for (const stemmer of romance) {
    const shorter = stemmer.stem(left);
    if (shorter.length >= minLetters) left = shorter;
  }
  const folded = foldWord(left);
  const last = stem(folded);
  return last.length >= minLetters ? last : folded;
});
