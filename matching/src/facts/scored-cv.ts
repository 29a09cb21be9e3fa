import type { ReadCv } from "../profile/cv-reading.ts";
import { findMachineInstructions } from "../profile/find-machine-instructions.ts";
import { findCopiedLines } from "./find-copied-lines.ts";
import { findKeywordStuffing, type KeywordStretch } from "./find-keyword-stuffing.ts";

/** A CV with all that is worth nothing marked: a pasted JD, keyword stuffing, instructions to a machine. */
export type ScoredCv = ReadCv & {
  ignoredLines: Set<number>;
  copiedLines: Set<number>;
  instructionLines: Set<number>;
  stretches: KeywordStretch[];
  isIgnored: (line: number, start: number, end: number) => boolean;
  /** In a list too long to mean each of its terms. */
  isCrowded: (line: number, start: number, end: number) => boolean;
};

type Worthless = Pick<ScoredCv, "instructionLines" | "stretches">;
const worthless = new WeakMap<ReadCv, Worthless>();

/** Found once for a CV that is matched against several JDs. */
function worthlessForAnyJd(cv: ReadCv): Worthless {
  const known = worthless.get(cv);
  if (known) return known;
  const found = { instructionLines: findMachineInstructions(cv), stretches: findKeywordStuffing(cv) };
  worthless.set(cv, found);
  return found;
}

export function markWorthless(cv: ReadCv, jdText: string): ScoredCv {
  const copiedLines = findCopiedLines(cv, jdText);
  const { instructionLines, stretches } = worthlessForAnyJd(cv);
  return {
    ...cv,
    ignoredLines: new Set([...copiedLines, ...instructionLines]),
    copiedLines,
    instructionLines,
    stretches,
    isIgnored: isIn(stretches.filter(({ kind }) => kind === "stuffed")),
    isCrowded: isIn(stretches.filter(({ kind }) => kind !== "stuffed")),
  };
}

function isIn(stretches: KeywordStretch[]) {
  const stuffingByLine = Map.groupBy(stretches, ({ line }) => line);
  return (line: number, start: number, end: number) =>
    stuffingByLine.get(line)?.some((stretch) => stretch.start < end && stretch.end > start) ?? false;
}
