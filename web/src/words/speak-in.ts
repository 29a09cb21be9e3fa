import { type PageLanguage, pageLanguageOf } from "@winnow/contract/page-languages.ts";
import type { LoadWords } from "./catalogue.ts";
import { setPageLanguage } from "./page-language.ts";
import { unbroken } from "./unbroken.ts";
import { bringWordsFrom } from "./words.ts";

type PartOfCatalogue = Record<PageLanguage, Partial<LoadWords>>;

/** English made strange, in which a text that is in no catalogue can be seen. Only tests write it into a page. */
const pseudo = "en-XA";
let spoken = "en";

/** Speaks the language that the server has written the page in; what there is none for in English. */
export function speakIn(tag: string, catalogue: PartOfCatalogue): void {
  spoken = tag;
  setPageLanguage(pageLanguageOf(tag) ?? "en");
  bringFrom(catalogue);
}

/** Says where further words are, in the language that is spoken. */
export function bringFrom(catalogue: PartOfCatalogue): void {
  const language = pageLanguageOf(spoken) ?? "en";
  bringWordsFrom(
    spoken === pseudo
      ? changed(catalogue.en, async (words) => (await import("./pseudo.ts")).inPseudo(words))
      : changed(catalogue[language], (words) => unbroken(words, language)),
  );
}

function changed(source: Partial<LoadWords>, change: <T>(words: T) => T | Promise<T>): Partial<LoadWords> {
  const loaders = Object.entries(source).map(([noun, load]) => [
    noun,
    async () => ({ default: await change((await load()).default) }),
  ]);
  // Each noun keeps its loader, and each message its kind.
  return Object.fromEntries(loaders) as Partial<LoadWords>;
}
