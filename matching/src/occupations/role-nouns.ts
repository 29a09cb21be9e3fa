import { lexicons, wordsIn } from "../lexicon/lexicons.ts";
import { tokenize } from "../words/tokenize.ts";

const words = new Set(
  lexicons
    .flatMap(({ roles }) => wordsIn(roles?.nouns))
    .flatMap((noun) => tokenize(noun).map(({ folded }) => folded)),
);
/** Languages write a role in one word with its subject, or derive it by an ending. */
const compound = new RegExp(
  `(?:${lexicons.flatMap(({ roles }) => wordsIn(roles?.compounds)).join("|")})(?:in)?$`,
  "iu",
);
const derived =
  /(?:\p{L}{4}(?:ist|istin|iste|istă|istka)|\p{L}{3,}(?:[aei]dora?|[aiu]tore|trice|atrice|olog[oaeă]?|olo[gq]in|ologue|oloog|terap(?:euta?|ista)|thérapeute|arz|owiec|niczka|ător|ătoare|itoare|teuse|euse)|\p{L}{5}ista)$/iu;
const germanFeminine = /\p{L}{3,}(?:er|ent|or|eur|ant|ekt|iker)in$/iu;
const notDerived =
  /^(?:konstantin|valentin|florentin|ecuador|salvador|labrador|mirador|corredor|catálogo|diálogo|autopista|bautista|battista|conquista|entrevista|cicatrice|matrice|commerzist)$/iu;

/** Whether a word is what somebody is called by their work. */
export function isRoleNoun({ folded, written }: { folded: string; written: string }): boolean {
  return words.has(folded) || compound.test(written);
}

/** Whether a word ends as such nouns do; employers and places may. */
export function endsLikeRole(written: string): boolean {
  const end = written.slice(-maxOfEnding);
  return !notDerived.test(written) && (derived.test(end) || germanFeminine.test(end));
}

/** In UTF-16 units; the longest ending with the letters that have to stand before it is shorter. */
const maxOfEnding = 32;
