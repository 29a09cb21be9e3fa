import { patternsOf } from "../lexicon/lexicons.ts";
import { wholeWords } from "../words/whole-words.ts";

/** The levels of the Common European Framework of Reference for Languages, the lowest first. */
const levels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;

/** Words that CVs and JDs use in place of a level, with the lowest that they are used for. */
const wordsFor = (["C2", "B2", "B1"] as const).map((level) => {
  const words = patternsOf(({ spokenLanguages }) => spokenLanguages?.levels?.[level]);
  return [level, wholeWords(new RegExp(`\\b(?:${words.join("|")})\\b`, "iu"))] as const;
});

/** The place among the levels that words ask for, the lowest of several ("B2/C1"); null where they name none. */
export function levelWanted(text: string): number | null {
  const found = levelsIn(text);
  return found.length === 0 ? null : Math.min(...found);
}

/** The place among the levels of what stands right behind the name of a language: "German (B1)", "Spanish – conversational". */
export function levelBehind(text: string): number | null {
  const behind = /^[\s:(–—-]*([^,;|/·•).]*)/u.exec(text)?.[1] ?? "";
  const found = levelsIn(behind);
  return found.length === 0 ? null : Math.max(...found);
}

function levelsIn(text: string): number[] {
  const codes = levels.filter((level) => new RegExp(`\\b${level}\\b`, "iu").test(text));
  const named =
    codes.length > 0 ? codes : wordsFor.flatMap(([level, words]) => (words.test(text) ? [level] : []));
  return named.map((level) => levels.indexOf(level));
}
