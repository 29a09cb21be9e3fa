import type { Epochs } from "../model/fit-units.ts";
import type { LabelledUnits } from "../model/labelled-units.ts";
import type { EntryPart, LabelledCell, PartSpan } from "./labelled-cv.ts";

/** The mean of several is less of a matter of chance than the last one. */
export const epochsOfParts: Epochs = { all: 6, averaged: 4 };

/** Each so manieth section of invented CVs is measured and not learned from. */
const keptOf = 10;

/**
 * What is learned from and what is kept for measuring: a part of the invented, or a whole file of the written, named by
 * `without`.
 * @throws Error when no such file was written.
 */
export function partExamples(
  invented: LabelledUnits[],
  written: { file: string; examples: LabelledUnits[] }[],
  without: string | undefined,
): { learned: LabelledUnits[]; kept: LabelledUnits[] } {
  const leftOut = written.filter(({ file }) => file === without);
  if (without && leftOut.length === 0) throw new Error(`There is no ${without}.txt among the written CVs.`);
  return {
    learned: [
      ...invented.filter((_, index) => index % keptOf !== 0),
      ...written.filter((cv) => !leftOut.includes(cv)).flatMap(({ examples }) => examples),
    ],
    kept: without
      ? leftOut.flatMap(({ examples }) => examples)
      : invented.filter((_, index) => index % keptOf === 0),
  };
}

type Place = { start: number; end: number };

/** Which of `kinds` the part of a line is that begins and ends there. */
export function kindOfPart<Kind extends EntryPart>(
  cell: LabelledCell | undefined,
  part: Place,
  kinds: readonly Kind[],
): Kind | "other" {
  const span = spanOfPart(cell, part);
  return kinds.find((kind) => kind === span?.what) ?? "other";
}

/** What its cell says in the middle of a part of a line. */
export function spanOfPart(cell: LabelledCell | undefined, { start, end }: Place): PartSpan | undefined {
  const { whole, from } = cell?.wrapped ?? { whole: cell, from: 0 };
  const middle = from + (start + end) / 2;
  return whole?.parts?.find((part) => part.start <= middle && middle <= part.end);
}
