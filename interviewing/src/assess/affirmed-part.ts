import { tokenize } from "@winnow/matching/tokenize.ts";

/** Words that deny what follows, in English and German; each ends with its clause. */
const negation =
  /^(?:no|not|never|nobody|nothing|none|without|neither|nor|cannot|\p{L}+n't|nicht|nichts|nie|niemals|niemand|kein\p{L}{0,2}|ohne|weder)$/u;
const endOfClause = /[,;:.!?…–—\n]/u;
const contrast = /^(?:but|aber|sondern)$/;

/** What a sentence says without what it denies: of "I wouldn't wait, I'd ring her" that is "I, I'd ring her". */
export function affirmedPart(sentence: string): { text: string; denies: boolean } {
  let [text, end, denies, isDenied] = ["", 0, false, false];
  for (const token of tokenize(sentence)) {
    if (endOfClause.test(sentence.slice(end, token.start)) || contrast.test(token.folded)) isDenied = false;
    if (negation.test(token.folded)) [isDenied, denies] = [true, true];
    if (!isDenied) text += sentence.slice(end, token.end);
    end = token.end;
  }
  return { text, denies };
}
