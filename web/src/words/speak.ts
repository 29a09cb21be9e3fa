import { pageLanguageOf } from "@winnow/contract/page-languages.ts";
import { catalogue, type LoadWords } from "./catalogue.ts";
import { setPageLanguage } from "./page-language.ts";
import { bringWordsFrom } from "./words.ts";

/** English made strange, in which a text that is in no catalogue can be seen. Only tests write it into a page. */
const pseudo = "en-XA";

/** Speaks the language that the server has written the page in; what there is none for in English. */
export function speak(tag: string): void {
  const language = pageLanguageOf(tag) ?? "en";
  setPageLanguage(language);
  bringWordsFrom(tag === pseudo ? strange(catalogue.en) : catalogue[language]);
}

function strange(english: LoadWords): LoadWords {
  const loaders = Object.entries(english).map(([noun, load]) => [
    noun,
    async () => {
      const [{ inPseudo }, words] = await Promise.all([import("./pseudo.ts"), load()]);
      return { default: inPseudo(words.default) };
    },
  ]);
  // Each noun keeps its loader, and each message its kind.
  return Object.fromEntries(loaders) as LoadWords;
}
