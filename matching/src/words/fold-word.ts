import { rememberWords } from "./remember-words.ts";

const spellings: [RegExp, string][] = [
  [/^(licen)c(es?|ed|ing)$/, "$1s$2"],
  [/^(programm)es?$/, "program"],
  [/^(cent)re(s?)$/, "$1er$2"],
  [/^(cheque)s?$/, "check"],
  [/(.{2,}[^aeiou])is(e|es|ed|ing|ation|ations|er|ers)$/, "$1iz$2"],
  [/(.{3,}(?:l|v|b|n|t|d))our(s|ed|ing|al|ist|able)?$/, "$1or$2"],
  [/(.{2,}[ae]l)l(ed|ing|er|ers)$/, "$1$2"],
  [/^paed/, "ped"],
  [/^an?aesth/, "anesth"],
];

/** Words that end like a British spelling but are not one. */
const sameOnBothSides =
  /^(?:advis|supervis|exercis|precis|promis|expertis|enterpris|merchandis|compris|premis|franchis|surpris|rais|prais|televis|improvis|revis|devis|nois|pois|hour|tour|four|your|pour|contour|detour)/;

/** Shorter words are spelt alike on both sides, and longer ones are no words. */
const minSpellingLength = 5;
const maxSpellingLength = 40;

/** A word in lower case, without accents, in American spelling: "Labour" and "labor" are the same word. */
export const foldWord = rememberWords((word) => {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "");
  if (plain.length < minSpellingLength || plain.length > maxSpellingLength) return plain;
  if (sameOnBothSides.test(plain)) return plain;
  for (const [british, american] of spellings) {
    if (british.test(plain)) return plain.replace(british, american);
  }
  return plain;
});
