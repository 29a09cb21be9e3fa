import { czech } from "./cs.ts";
import { danish } from "./da.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import type { Lexicon, Patterns } from "./lexicon.ts";
import { dutch } from "./nl.ts";
import { polish } from "./pl.ts";
import { portuguese } from "./pt.ts";
import { romanian } from "./ro.ts";
import { swedish } from "./sv.ts";

/** Every language that the engine reads. Where two lists claim the same words, the earlier language has them. */
export const lexicons: Lexicon[] = [
  english,
  german,
  french,
  spanish,
  dutch,
  polish,
  italian,
  portuguese,
  romanian,
  swedish,
  danish,
  czech,
];

/** The patterns of all languages at one place of their lexicons. */
export function patternsOf(pick: (lexicon: Lexicon) => Patterns | undefined): Patterns {
  return lexicons.flatMap((lexicon) => pick(lexicon) ?? []);
}

/** "one; two words; three" → its phrases. */
export function phrasesIn(list: string | undefined): string[] {
  return (list ?? "").split(";").map(trimmed).filter(isNotEmpty);
}

/** Words apart by blanks. */
export function wordsIn(list: string | undefined): string[] {
  return (list ?? "").split(/\s+/u).filter(isNotEmpty);
}

function trimmed(phrase: string): string {
  return phrase.replace(/\s+/gu, " ").trim();
}

function isNotEmpty(text: string): boolean {
  return text !== "";
}
