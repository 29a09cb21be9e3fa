import type { ReadCv } from "../profile/cv-reading.ts";
import { tokenize } from "../words/tokenize.ts";
import { stuffing } from "./evidence-parameters.ts";

const { copiedRun: gram, copiedShare } = stuffing;

type JdGrams = { words: Set<string>; grams: Set<string> };

/**
 * The lines that repeat the JD: runs of eight words that stand in both, where they make up more than a quarter of a
 * block of lines. Short lines between two repeated ones belong to the paste.
 */
export function findCopiedLines(cv: Pick<ReadCv, "lines">, jdText: string): Set<number> {
  const jd = gramsOfJd(jdText);
  const shared = new Map<number, number>();
  const count = (run: Word[]) => {
    for (const line of sharedWords(run, jd.grams)) shared.set(line, (shared.get(line) ?? 0) + 1);
  };
  let run: Word[] = [];
  cv.lines.forEach(({ tokens }, line) => {
    for (const { folded } of tokens) {
      if (jd.words.has(folded)) {
        run.push({ folded, line });
        continue;
      }
      if (run.length >= gram) count(run);
      if (run.length > 0) run = [];
    }
  });
  if (run.length >= gram) count(run);
  const copied = new Set<number>();
  for (const [line, words] of shared)
    if (words > (cv.lines[line]?.tokens.length ?? 0) * copiedShare) copied.add(line);
  return copied;
}

type Word = { folded: string; line: number };

/** The line of every word of a run that lies within eight words of the JD. */
function sharedWords(run: Word[], grams: Set<string>): number[] {
  const isShared = new Array<boolean>(run.length).fill(false);
  for (let start = 0; start + gram <= run.length; start++) {
    const key = run
      .slice(start, start + gram)
      .map(({ folded }) => folded)
      .join(" ");
    if (grams.has(key)) isShared.fill(true, start, start + gram);
  }
  return run.flatMap(({ line }, index) => (isShared[index] ? [line] : []));
}

let latest: { text: string; jd: JdGrams } | null = null;

/** Kept for the JD used last: a pile of CVs is matched against the same one. */
function gramsOfJd(text: string): JdGrams {
  if (latest?.text === text) return latest.jd;
  const words = tokenize(text).map((token) => token.folded);
  const grams = new Set<string>();
  for (let start = 0; start + gram <= words.length; start++)
    grams.add(words.slice(start, start + gram).join(" "));
  const jd = { words: new Set(words), grams };
  latest = { text, jd };
  return jd;
}
