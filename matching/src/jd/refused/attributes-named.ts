import { type ProtectedAttribute, protectedAttributes } from "../../lexicon/lexicon.ts";
import { patternsOf } from "../../lexicon/lexicons.ts";
import { wholeWords } from "../../words/whole-words.ts";

/** What of a person's protected attributes the words of a wish name, whether it limits applicants to some or not. */
export function attributesNamed(text: string): ProtectedAttribute[] {
  return compiled.filter(({ words }) => words.test(text)).map(({ attribute }) => attribute);
}

const compiled = protectedAttributes.map((attribute) => {
  const words = patternsOf(({ refused }) => refused?.[attribute]).join("|");
  return { attribute, words: wholeWords(new RegExp(`\\b(?:${words})\\b`, "iu")) };
});
