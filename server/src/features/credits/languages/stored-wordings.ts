import { creditReasonsInGerman } from "@winnow/contract/credit-reasons-in-german.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";

/** What of a sentence stands before and after its part, in English as it is stored and as it is said. */
type Template = { stored: string[]; said: string[] };

const part = "\u0000";
const germanTemplates: Template[] = creditReasonsInGerman().map(([pattern, say]) => ({
  stored: pattern.source
    .replace(/^\^|\$$/g, "")
    .replace(/\(.+?\)/g, part)
    .split(part),
  said: say(part, part).split(part),
}));

/**
 * A search, and in English, as reasons are stored, what it is meant to find where they are said in another language: "gescreent" and
 * "gescreent: anna" are "CV screened: " and "CV screened: anna". Money is found as it is stored.
 */
export function storedWordings(search: string, language: PageLanguage): string[] {
  const wished = search.toLocaleLowerCase("de");
  const others = language === "de" ? germanTemplates.flatMap((template) => wordingsIn(template, wished)) : [];
  return [...new Set([search, ...others])];
}

function wordingsIn({ stored, said }: Template, wished: string): string[] {
  const [before = "", ...after] = said.map((piece) => piece.toLocaleLowerCase("de"));
  if ([before, ...after].some((piece) => piece.includes(wished))) {
    return [longest(stored)];
  }
  const start = stored[0] ?? "";
  const begun = suffixes(before).find((suffix) => wished.startsWith(suffix));
  return begun && after.length > 0 ? [start + wished.slice(begun.length)] : [];
}

/** Of a few letters at least, the longest first: that of "a" is no word. */
function suffixes(text: string): string[] {
  const shortest = 4;
  return Array.from({ length: Math.max(0, text.length - shortest + 1) }, (_, from) => text.slice(from));
}

function longest(pieces: string[]): string {
  return pieces.reduce((one, other) => (other.length > one.length ? other : one), "");
}
