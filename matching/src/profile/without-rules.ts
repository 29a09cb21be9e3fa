import type { Line, Word } from "@winnow/documents/document-text.ts";
import { boxAround } from "../words/box-around.ts";
import { areOnOneRow } from "./are-on-one-row.ts";

/** What people type in place of a line that is drawn, and between what stands left and right on a row. */
const rule = /^[-–—_=~.·*+#]{4,}$/u;
/** A line with more rules is a drawing. */
const mostRules = 4;

/**
 * The lines of a CV without the rules that were typed ("=========="): a row that has one between its words ("Elm Dairy
 * ---------- Leeds") is two cells. What stands in a field or a cell of a table in place of a value stays.
 */
export function withoutRules(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    if (line.cell) return [line];
    if (!rule.test(line.text.replace(/\s+/gu, ""))) return cellsBetweenRules(line);
    const above = lines[at - 1];
    const isValue = above !== undefined && (above.text.endsWith(":") || areOnOneRow(above, line));
    return isValue ? [line] : [];
  });
}

function cellsBetweenRules(line: Line): Line[] {
  const cells: Word[][] = [[]];
  for (const word of line.words) {
    if (rule.test(line.text.slice(word.start, word.end))) cells.push([]);
    else cells.at(-1)?.push(word);
  }
  if (cells.length === 1 || cells.length > mostRules + 1) return [line];
  const texts = cells.map((words) => line.text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0));
  // "To: ------", "2018 ---- 2022" and a number whose digits are left out.
  const parts = texts.every(
    (text, index) =>
      (index === 0 || /^["“(]?\p{L}/u.test(text)) &&
      (index === texts.length - 1 || /[\p{L})."”]$/u.test(text)),
  );
  return parts ? cells.map((words, index) => cellOf(line, words, index === 0)) : [line];
}

function cellOf(line: Line, words: readonly Word[], isFirst: boolean): Line {
  const { otherWeightFrom: _, ...look } = line;
  const [from, to] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  return {
    ...look,
    text: line.text.slice(from, to),
    words: words.map(({ start, end, box }) => ({ start: start - from, end: end - from, box })),
    box: boxAround(words.map(({ box }) => box)),
    isBullet: line.isBullet && isFirst,
  };
}
