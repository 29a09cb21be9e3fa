import type { LabelledAdvert } from "@winnow/matching/labelled-advert.ts";
import { readJd } from "@winnow/matching/read-jd.ts";

export type MeasuredLines = {
  /** Of the lines that ask for something, those that gave a requirement. */
  recall: number;
  /** Of the lines that gave a requirement, those that ask for something. */
  precision: number;
  f1: number;
  /** Of the lines found, those whose requirements are of the kind that the advert says. */
  kind: number;
  /** Of the lines shown to be checked, those that ask for something. */
  checkPrecision: number;
  /** Of the lines that ask for something, those that gave a requirement or are shown to be checked. */
  recallWithChecked: number;
};

/**
 * Whether the lines that ask for something give requirements, and no others do. "Mixed" lines are not counted, nor are
 * titles, which give the role on purpose.
 */
export function measureLines(
  adverts: LabelledAdvert[],
  { hasHeadings }: { hasHeadings: boolean },
): MeasuredLines {
  const counts = { asking: 0, found: 0, right: 0, rightKind: 0, shown: 0, shownRight: 0 };
  for (const { lines } of adverts) {
    const shown = hasHeadings ? lines : lines.filter(({ truth }) => truth !== "heading" && truth !== null);
    const { requirements, toCheck } = readJd(shown.map(({ text }) => text).join("\n"));
    const read = requirements.map(({ sentence, kind }) => ({ sentence: plain(sentence ?? ""), kind }));
    const checked = toCheck.map(({ sentence }) => plain(sentence));
    const seen = new Set<string>();
    for (const { text, truth } of shown) {
      const line = plain(text);
      // Some sources repeat the same texts; a line counts once an advert.
      if (truth === null || truth === "mixed" || truth === "title" || line === "" || seen.has(line)) continue;
      seen.add(line);
      const own = read.filter(({ sentence }) => holds(line, sentence));
      const asks = truth === "must" || truth === "nice";
      counts.asking += asks ? 1 : 0;
      counts.found += own.length > 0 ? 1 : 0;
      if (own.length === 0 && checked.some((sentence) => holds(line, sentence))) {
        counts.shown += 1;
        counts.shownRight += asks ? 1 : 0;
      }
      if (asks && own.length > 0) {
        counts.right += 1;
        counts.rightKind += own.filter(({ kind }) => kind === truth).length * 2 >= own.length ? 1 : 0;
      }
    }
  }
  const recall = counts.right / counts.asking;
  const precision = counts.right / counts.found;
  return {
    recall,
    precision,
    f1: (2 * recall * precision) / (recall + precision),
    kind: counts.rightKind / counts.right,
    checkPrecision: counts.shown === 0 ? 1 : counts.shownRight / counts.shown,
    recallWithChecked: (counts.right + counts.shownRight) / counts.asking,
  };
}

/** A line that is "No" is no part of all lines with this word. */
const fewestWordsWithin = 3;

/** Whether a line is the sentence, begins or ends with it, or has one of several words within. */
function holds(line: string, sentence: string): boolean {
  if (sentence === "") return false;
  if (line === sentence || line.startsWith(`${sentence} `) || line.endsWith(` ${sentence}`)) return true;
  return sentence.split(" ").length >= fewestWordsWithin && line.includes(` ${sentence} `);
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
}
