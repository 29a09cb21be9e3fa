import { type PageLanguage, pageLanguageOf } from "@winnow/contract/page-languages.ts";
import { use } from "react";
import { type Catalogue, catalogue, type Noun, type Words } from "./catalogue.ts";
import { writeAsIn } from "./locale.ts";

/** English made strange, in which a text that is in no catalogue can be seen. Only tests write it into a page. */
const pseudo = "en-XA";

let language: PageLanguage = "en";
let isPseudo = false;
const held: Partial<Catalogue> = {};
const coming = new Map<Noun, Promise<void>>();

/** The language of the page, which stays as long as the page does: another one is another page. */
export function spokenLanguage(): PageLanguage {
  return language;
}

/** Speaks the language that the server has written the page in; what it has none for in English. */
export function speak(tag: string): void {
  language = pageLanguageOf(tag) ?? "en";
  isPseudo = tag === pseudo;
  writeAsIn(language);
}

/** Brings words of the page's language, to be there when a page is drawn. */
export function loadWords(...nouns: Noun[]): Promise<unknown> {
  return Promise.all(nouns.map(load));
}

/** Words that came with the code itself. */
export function holdWords(words: Partial<Catalogue>): void {
  Object.assign(held, words);
}

/** The words of a noun; waits for them where they were not loaded before. */
export function useWords<N extends Noun>(noun: N): Words<N> {
  if (!held[noun]) use(load(noun));
  return wordsOf(noun);
}

/** As `useWords`, for what is not drawn and knows that the words are there. */
export function wordsOf<N extends Noun>(noun: N): Words<N> {
  const words = heldWords(noun);
  if (!words) throw new Error(`The words “${noun}” were not loaded.`);
  return words;
}

/** Null where they were not loaded. */
export function heldWords<N extends Noun>(noun: N): Words<N> | null {
  return held[noun] ?? null;
}

function load<N extends Noun>(noun: N): Promise<void> {
  const known = coming.get(noun);
  if (known) return known;
  const loading = bring(noun).catch((error: unknown) => {
    // A bad line: whoever asks next tries anew.
    coming.delete(noun);
    throw error;
  });
  coming.set(noun, loading);
  return loading;
}

async function bring<N extends Noun>(noun: N): Promise<void> {
  const loaders = catalogue[language];
  const { default: words } = await loaders[noun]();
  held[noun] = isPseudo ? (await import("./pseudo.ts")).inPseudo(words) : words;
}
