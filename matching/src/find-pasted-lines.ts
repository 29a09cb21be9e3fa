import type { ReadCv } from "./cv-reading.ts";
import { tokenize } from "./tokenize.ts";

const gram = 8;
const repeatedShare = 0.25;

/**
 * The lines that repeat the JD: runs of eight words that stand in both, where they make up more than a quarter of a
 * block of lines. Short lines between two repeated ones belong to the paste.
 */
export function findPastedLines(cv: Pick<ReadCv, "lines">, jdText: string): Set<number> {
  const jd = gramsOf(tokenize(jdText).map((token) => token.folded));
  const words = cv.lines.flatMap((line, index) =>
    line.tokens.map((token) => ({ folded: token.folded, line: index })),
  );
  const isShared = new Array<boolean>(words.length).fill(false);
  for (let start = 0; start + gram <= words.length; start++) {
    const key = words
      .slice(start, start + gram)
      .map((word) => word.folded)
      .join(" ");
    if (jd.has(key)) isShared.fill(true, start, start + gram);
  }
  const shared = new Map<number, number>();
  words.forEach((word, index) => {
    if (isShared[index]) shared.set(word.line, (shared.get(word.line) ?? 0) + 1);
  });
  const pasted = new Set<number>();
  cv.lines.forEach((line, index) => {
    if ((shared.get(index) ?? 0) > line.tokens.length * repeatedShare) pasted.add(index);
  });
  return pasted;
}

function gramsOf(words: string[]): Set<string> {
  const grams = new Set<string>();
  for (let start = 0; start + gram <= words.length; start++)
    grams.add(words.slice(start, start + gram).join(" "));
  return grams;
}
