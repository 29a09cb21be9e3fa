import type { ReadCv } from "../profile/cv-reading.ts";
import { findKeywordWalls, type Wall } from "./find-keyword-walls.ts";
import { findMachineInstructions } from "./find-machine-instructions.ts";
import { findPastedLines } from "./find-pasted-lines.ts";

/** A CV with all that is worth nothing marked: a pasted JD, keyword walls, instructions to a machine. */
export type ScoredCv = ReadCv & {
  ignoredLines: Set<number>;
  pastedLines: Set<number>;
  instructionLines: Set<number>;
  walls: Wall[];
  isIgnored: (line: number, start: number, end: number) => boolean;
  /** In a list too long to mean each of its terms. */
  isCrowded: (line: number, start: number, end: number) => boolean;
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
    isIgnored: isIn(walls.filter(({ kind }) => kind === "stuffed")),
    isCrowded: isIn(walls.filter(({ kind }) => kind === "long")),
  };
}

function isIn(walls: Wall[]) {
  const wallsByLine = Map.groupBy(walls, ({ line }) => line);
  return (line: number, start: number, end: number) =>
    wallsByLine.get(line)?.some((wall) => wall.start < end && wall.end > start) ?? false;
}
