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

/** Mean confidence: below, nothing is printed there (noise has 5 to 20, a page upside down 25), and English alone is read above. */
const legible = 60;
const surelyEnglish = 92;

/**
 * Reads a page in English first. Where that leaves doubt, all languages are tried, of which another one is asked for words
 * that are read badly; and where letters say that the page is in one of the others, it is read again with that one first.
 * The surest reading counts. Each page by itself, so that what is read does not depend on what was read before.
 */
export function inItsLanguage(recogniseIn: RecogniseIn, languages: readonly string[]): RecognitionEngine {
  return async (picture, limitMs) => {
    let best = await recogniseIn(languages.slice(0, 1))(picture, limitMs);
    let processorMs = best.processorMs;
    const isDoubtful = (words: RecognisedWord[]) =>
      words.length > 0 && confidenceOf(words) >= legible && confidenceOf(words) < surelyEnglish;
    const readAgain = async (order: readonly string[]) => {
      if (order.length < 2 || processorMs >= limitMs) return;
      const again = await recogniseIn(order)(picture, limitMs - processorMs);
      processorMs += again.processorMs;
      if (again.words && confidenceOf(again.words) > confidenceOf(best.words ?? [])) best = again;
    };
    if (best.words && isDoubtful(best.words)) {
      // English knows some of the letters, and may tell by itself.
      let language = languageOf(best.words, languages);
      if (!language) {
        await readAgain(languages);
        language = languageOf(best.words, languages);
      }
      if (language) await readAgain([language, ...languages.filter((one) => one !== language)]);
    }
    return { words: best.words, processorMs };
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
