import type { ReadCv } from "./cv-reading.ts";
import { findKeywordWalls, type Stretch } from "./find-keyword-walls.ts";
import { findMachineInstructions } from "./find-machine-instructions.ts";
import { findPastedLines } from "./find-pasted-lines.ts";

/** A CV with all that is worth nothing marked: a pasted JD, keyword walls, instructions to a machine. */
export type ScoredCv = ReadCv & {
  ignoredLines: Set<number>;
  pastedLines: Set<number>;
  instructionLines: Set<number>;
  walls: Stretch[];
  isIgnored: (line: number, start: number, end: number) => boolean;
};

type Worthless = Pick<ScoredCv, "instructionLines" | "walls">;
const worthless = new WeakMap<ReadCv, Worthless>();

/** Found once for a CV that is matched against several JDs. */
function worthlessForAnyJd(cv: ReadCv): Worthless {
  const known = worthless.get(cv);
  if (known) return known;
  const found = { instructionLines: findMachineInstructions(cv), walls: findKeywordWalls(cv) };
  worthless.set(cv, found);
  return found;
}

export function markWorthless(cv: ReadCv, jdText: string): ScoredCv {
  const pastedLines = findPastedLines(cv, jdText);
  const { instructionLines, walls } = worthlessForAnyJd(cv);
  return {
    ...cv,
    ignoredLines: new Set([...pastedLines, ...instructionLines]),
    pastedLines,
    instructionLines,
    walls,
    isIgnored: (line, start, end) =>
      walls.some((wall) => wall.line === line && wall.start < end && wall.end > start),
  };
}
