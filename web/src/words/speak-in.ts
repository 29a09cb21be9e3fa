import { type PageLanguage, pageLanguageOf } from "@winnow/contract/page-languages.ts";
import type { LoadWords } from "./catalogue.ts";
import { setPageLanguage } from "./page-language.ts";
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
  bringWordsFrom(spoken === pseudo ? strange(catalogue.en) : catalogue[pageLanguageOf(spoken) ?? "en"]);
}

function strange(english: Partial<LoadWords>): Partial<LoadWords> {
  const loaders = Object.entries(english).map(([noun, load]) => [
    noun,
    async () => {
      const [{ inPseudo }, words] = await Promise.all([import("./pseudo.ts"), load()]);
      return { default: inPseudo(words.default) };
    },
  ]);
  // Each noun keeps its loader, and each message its kind.
  return Object.fromEntries(loaders) as Partial<LoadWords>;
}
