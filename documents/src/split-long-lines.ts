import { unionBox } from "./box.ts";
import type { Line, Word } from "./document-text.ts";
import { maxLineLength } from "./limits.ts";

/**
 * Parts lines that are longer than any that people write, between words where that is possible: whoever reads a line
 * may take time that grows with the square of its length.
 */
export function splitLongLines(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => (line.text.length <= maxLineLength ? line : splitLine(line)));
}

function splitLine(line: Line): Line[] {
  const parts: Word[][] = [];
  let start = Number.NEGATIVE_INFINITY;
  for (const word of line.words.flatMap(splitWord)) {
    const part = parts.at(-1);
    if (part !== undefined && word.end - start <= maxLineLength) part.push(word);
    else {
      parts.push([word]);
      start = word.start;
    }
  }
  return parts.map((words, index) => ({
    ...lineOfWords(line, words),
    isBullet: line.isBullet && index === 0,
  }));
}

function splitWord(word: Word): Word[] {
  const pieces: Word[] = [];
  for (let start = word.start; start < word.end; start += maxLineLength) {
    pieces.push({ ...word, start, end: Math.min(word.end, start + maxLineLength) });
  }
  return pieces;
}

function lineOfWords(line: Line, words: readonly Word[]): Line {
  const from = words[0]?.start ?? 0;
  const { otherWeightFrom: _, ...rest } = line;
  return {
    ...rest,
    text: line.text.slice(from, words.at(-1)?.end ?? from),
    words: words.map((word) => ({ ...word, start: word.start - from, end: word.end - from })),
    box: unionBox(words.map(({ box }) => box)),
  };
}
