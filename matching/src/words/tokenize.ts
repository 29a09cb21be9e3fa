import { foldWord } from "./fold-word.ts";
import { longestRemembered, rememberTexts } from "./remember-texts.ts";

/** One word of a text. `text.slice(start, end)` is the word as written; `folded` is what words are compared by. */
export type Token = { written: string; folded: string; start: number; end: number };

/** "C++", "C#", ".NET" and "Security+" stay whole; every other sign parts words, so that "CI/CD" and "CI CD" are alike. */
const word =
  /(?<![\p{L}\p{N}])\.[Nn][Ee][Tt]\b|[\p{L}\p{M}\p{N}]+(?:\+\+|#|(?<=(?<![\p{L}\p{M}\p{N}])\p{L}+)\+(?![\p{L}\p{N}+])|['’]\p{L}+)?/gu;

/**
 * The words of a text, or the first `most` of them, with their offsets in UTF-16 units, in text order. Whoever asks again
 * while a text is read gets the same ones, which nobody changes.
 */
export function tokenize(text: string, most = Number.POSITIVE_INFINITY): Token[] {
  // Of a long text no more is looked at than is asked for.
  if (text.length > longestRemembered) return tokensIn(text, most);
  const tokens = allTokens(text);
  return tokens.length > most ? tokens.slice(0, most) : tokens;
}

const allTokens = rememberTexts((text) => tokensIn(text, Number.POSITIVE_INFINITY));

function tokensIn(text: string, most: number): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(word)) {
    if (tokens.length >= most) break;
    const written = match[0];
    tokens.push({
      written,
      folded: foldWord(written.replace("’", "'").replace(/'s$/i, "")),
      start: match.index,
      end: match.index + written.length,
    });
  }
  return tokens;
}
