import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";

/** In points, as all lines here are drawn. */
const [letter, height, step, edge] = [5, 10, 12, 40];

/** Lines below each other at one edge, as a page has them; an item of a list where they begin with its sign. */
export function drawnLines(...texts: string[]): Line[] {
  return texts.flatMap((text, at) =>
    readPlainText(text).lines.map((line) => ({
      ...line,
      fontSize: height,
      box: { x: edge, y: edge + at * step, width: line.text.length * letter, height },
      words: line.words.map((word) => ({
        ...word,
        box: { ...word.box, width: (word.end - word.start) * letter },
      })),
    })),
  );
}
