import { use } from "react";
import type { Catalogue, LoadWords, Noun, Words } from "./catalogue.ts";

/** Words that are there, and where they come from. */
const held: Partial<Catalogue> = {};
let sources: Partial<LoadWords> = {};
const coming = new Map<Noun, Promise<void>>();

/** Says where words come from, besides those that were named before: those of the page's language, as long as the page lives. */
export function bringWordsFrom(loaders: Partial<LoadWords>): void {
  sources = { ...sources, ...loaders };
}

/** Brings words of the page's language, to be there when a page is drawn. */
export function loadWords(...nouns: Noun[]): Promise<unknown> {
  return Promise.all(nouns.map(load));
}

/** The words of a noun; waits for them where they were not loaded before. */
export function useWords<N extends Noun>(noun: N): Words<N> {
  // Each time: a component that has waited is drawn once more, and has to ask as it did before.
  use(load(noun));
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
  const loading: Promise<void> = bring(noun).then(
    () => {
      // As React marks it once it has waited: what was loaded before is drawn at once.
      Object.assign(loading, { status: "fulfilled", value: undefined });
    },
    (error: unknown) => {
      // A bad line: whoever asks next tries anew.
      coming.delete(noun);
      throw error;
    },
  );
  coming.set(noun, loading);
  return loading;
}

async function bring<N extends Noun>(noun: N): Promise<void> {
  const { [noun]: source } = sources;
  if (!source) throw new Error(`Nobody has the words “${noun}”.`);
  held[noun] = (await source()).default;
}
