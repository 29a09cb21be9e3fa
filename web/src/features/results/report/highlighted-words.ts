import type { Quotation } from "@winnow/contract/match-report.ts";
import type { cvTextLine } from "@winnow/contract/results.ts";
import type { z } from "zod";

export type CvTextLine = z.infer<typeof cvTextLine>;
type Box = NonNullable<CvTextLine["box"]>;
/** From (inclusive) and to (exclusive), in UTF-16 units of the line's text. */
export type HighlightedPart = { from: number; to: number };

/**
 * Where a quotation stands in the lines of its CV: by line index, the part of it. A quotation is a run of
 * consecutive lines joined by blanks; standing there several times, it is the one under its boxes. Where words were
 * left out, so that it stands nowhere literally, the lines under its boxes are highlighted whole.
 */
export function highlightedWords(
  lines: readonly CvTextLine[],
  quotation: Quotation,
): Map<number, HighlightedPart> {
  const starts: number[] = [];
  let whole = "";
  for (const { text } of lines) {
    starts.push(whole.length);
    whole += `${text} `;
  }
  const words = quotation.text.trim();
  let best: Map<number, HighlightedPart> | null = null;
  for (let at = words ? whole.indexOf(words) : -1; at >= 0; at = whole.indexOf(words, at + 1)) {
    const parts = partsOf(at, at + words.length);
    const [first] = parts.keys();
    const line = first === undefined ? undefined : lines[first];
    if (!line || line.page !== quotation.page) continue;
    if (isUnderBoxes(line, quotation)) return parts;
    best ??= parts;
  }
  return best ?? linesUnderBoxes();

  function partsOf(from: number, to: number): Map<number, HighlightedPart> {
    const parts = new Map<number, HighlightedPart>();
    lines.forEach(({ text }, index) => {
      const start = starts[index] ?? 0;
      const part = { from: Math.max(0, from - start), to: Math.min(text.length, to - start) };
      if (part.from < part.to) parts.set(index, part);
    });
    return parts;
  }

  function linesUnderBoxes(): Map<number, HighlightedPart> {
    const under = lines.flatMap((line, index) =>
      line.page === quotation.page && line.text !== "" && isUnderBoxes(line, quotation)
        ? [[index, { from: 0, to: line.text.length }] as const]
        : [],
    );
    return new Map(under);
  }
}

function isUnderBoxes({ box }: CvTextLine, { boxes }: Quotation): boolean {
  return box !== null && boxes.some((other) => isOverlapping(box, other));
}

/** More than half of the lower one's height, so that the line above and below do not count. */
function isOverlapping(a: Box, b: Box): boolean {
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return width > 0 && height > Math.min(a.height, b.height) / 2;
}
