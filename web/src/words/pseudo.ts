import { eachText } from "./each-text.ts";

const accented: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  e: "é",
  i: "í",
  n: "ñ",
  o: "ó",
  u: "ú",
  y: "ý",
  A: "Á",
  C: "Ç",
  E: "É",
  I: "Í",
  N: "Ñ",
  O: "Ó",
  U: "Ú",
  Y: "Ý",
};

/** Words with accents, 40 % longer, in brackets; functions answer the same. */
export function inPseudo<T>(words: T): T {
  return eachText(words, bracketed);
}

function bracketed(text: string): string {
  if (text.trim() === "") return text;
  const strange = text.replace(/[a-zA-Z]/g, (letter) => accented[letter] ?? letter);
  return `⟦${strange}${"·".repeat(Math.ceil(text.length * 0.4))}⟧`;
}
