import type { DocumentText } from "@winnow/documents/document-text.ts";
import type { Span } from "./quote.ts";

/**
 * Every place where words stand literally in the visible lines, in reading order. Blanks are folded, so words may run
 * over several lines of one page; a place begins and ends where a word does. No words, or none found: [].
 */
export function findWords(document: Pick<DocumentText, "lines">, words: string): Span[] {
  const wanted = words
    .normalize("NFKC")
    .replace(/\u00ad/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  if (wanted === "") return [];
  return linesByPage(document).flatMap((lines) => {
    const text = lines.map(({ text }) => text).join(" ");
    const spans: Span[] = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (isInsideWord(text, at) || isInsideWord(text, end)) continue;
      const first = placeIn(lines, at);
      const last = placeIn(lines, end - 1);
      spans.push({
        fromLine: first.line,
        start: first.offset,
        toLine: last.line,
        end: last.offset + 1,
      });
    }
    return spans;
  });
}

type PlacedLine = { line: number; text: string; from: number };

/** The lines in stretches of one page, each with where its text begins once they are joined by one blank. */
function linesByPage({ lines }: Pick<DocumentText, "lines">): PlacedLine[][] {
  const stretches: PlacedLine[][] = [];
  lines.forEach(({ text, page }, line) => {
    const stretch = lines[line - 1]?.page === page ? stretches.at(-1) : undefined;
    const before = stretch?.at(-1);
    const placed = { line, text, from: before ? before.from + before.text.length + 1 : 0 };
    if (stretch) stretch.push(placed);
    else stretches.push([placed]);
  });
  return stretches;
}

function placeIn(lines: PlacedLine[], at: number): { line: number; offset: number } {
  const found = lines.findLast(({ from }) => from <= at);
  return { line: found?.line ?? 0, offset: at - (found?.from ?? 0) };
}

function isInsideWord(text: string, at: number): boolean {
  const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}\p{M}]/u.test(sign);
  return isWord(text[at - 1]) && isWord(text[at]);
}
