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

export function markWorthless(cv: ReadCv, jdText: string): ScoredCv {
  const pastedLines = findPastedLines(cv, jdText);
  const instructionLines = findMachineInstructions(cv);
  const walls = findKeywordWalls(cv);
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
