import type { Line } from "@winnow/documents/document-text.ts";
import { boxAround } from "../words/box-around.ts";

/** Two lines as one, with a blank between them; words keep their boxes. */
export function joinLines(above: Line, line: Line): Line {
  const start = above.text.length + 1;
  const rest = line.words.map((word) => ({ ...word, start: word.start + start, end: word.end + start }));
  const { otherWeightFrom: _, ...look } = above;
  return {
    ...look,
    text: `${above.text} ${line.text}`,
    words: [...above.words, ...rest],
    box: boxAround([above.box, line.box]),
  };
}
