import type { RecognisedWord, RecognitionEngine } from "./recognition.ts";

/** Recognises in these languages, the likeliest first, named as Tesseract names its data. */
export type RecogniseIn = (languages: readonly string[]) => RecognitionEngine;

/** Letters that English does not have (Unicode CLDR, main exemplar characters of de, es, fr and pl). */
const furtherLetters: Record<string, Set<string>> = {
  deu: new Set("äöüß"),
  fra: new Set("àâæçéèêëîïôœùûüÿ"),
  pol: new Set("ąćęłńóśźż"),
  spa: new Set("áéíñóúü¿¡"),
};
/** Of all letters: texts in these languages have 1.5 to 7 in a hundred. Fewer are names and loanwords in an English text. */
const leastShare = 0.01;
const leastLetters = 3;

/**
 * Reads a page in all its languages, English first, which costs hardly more than English alone: another one is asked for words
 * that are read badly. Where letters say that the page is in one of the others, it is read again with that one first, and
 * the surer reading counts. Each page by itself, so that what is read does not depend on what was read before.
 */
export function inItsLanguage(recogniseIn: RecogniseIn, languages: readonly string[]): RecognitionEngine {
  const inAll = recogniseIn(languages);
  return async (picture, limitMs) => {
    const first = await inAll(picture, limitMs);
    const language = first.words && languageOf(first.words, languages);
    const leftMs = limitMs - first.processorMs;
    if (first.words === undefined || language === undefined || leftMs <= 0) return first;
    const others = languages.filter((one) => one !== language);
    const again = await recogniseIn([language, ...others])(picture, leftMs);
    const isSurer = again.words !== undefined && confidenceOf(again.words) > confidenceOf(first.words);
    return {
      words: isSurer ? again.words : first.words,
      processorMs: first.processorMs + again.processorMs,
    };
  };
}

/** The one whose letters outweigh those of the others; undefined for English. */
function languageOf(words: readonly RecognisedWord[], languages: readonly string[]): string | undefined {
  const all = [...words.map(({ text }) => text.normalize("NFC").toLowerCase()).join("")];
  const letters = all.filter((letter) => Object.values(furtherLetters).some((own) => own.has(letter)));
  if (letters.length < Math.max(leastLetters, leastShare * all.length)) return undefined;
  const shares = languages.flatMap((language) => {
    const own = furtherLetters[language];
    return own ? [{ language, count: letters.filter((letter) => own.has(letter)).length }] : [];
  });
  const [best] = shares.sort((one, other) => other.count - one.count);
  return best && best.count > letters.length / 2 ? best.language : undefined;
}

function confidenceOf(words: readonly RecognisedWord[]): number {
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}
