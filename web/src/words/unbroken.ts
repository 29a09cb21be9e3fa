import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { eachText } from "./each-text.ts";

/** Invisible, of no width, and no line ends beside it. The hyphen that does not break is in none of our fonts. */
const wordJoiner = "\u2060";

const oneWord: Record<PageLanguage, string | null> = { en: null, de: "E-Mail" };

/** Words in which no line ends within what their language has as one word with a hyphen. */
export function unbroken<T>(words: T, language: PageLanguage): T {
  const word = oneWord[language];
  if (word === null) return words;
  const joined = word.replace("-", `-${wordJoiner}`);
  return eachText(words, (text) => text.replaceAll(word, joined));
}
