import type { RubricPoint } from "@winnow/interviewing/question.ts";
import { splitAnswer } from "@winnow/interviewing/split-answer.ts";
import type { GradedAnswer } from "./read-graded-answers.ts";

/** What people graded by, as a rubric, and what each point is worth; all of them together 1. */
export type GradedRubric = { rubric: RubricPoint[]; worth: number[] };

/**
 * The parts of the reference where people graded by parts, its sentences where there is one reference, or one point with
 * several wordings where there are several references.
 */
export function rubricOf({ parts, references }: GradedAnswer): GradedRubric {
  if (parts.length > 0) {
    const total = parts.reduce((sum, { points }) => sum + points, 0);
    return {
      rubric: parts.map(({ text }, at) => pointOf(at, [text])),
      worth: parts.map(({ points }) => points / total),
    };
  }
  if (references.length > 1) return { rubric: [pointOf(0, references)], worth: [1] };
  const sentences = splitAnswer(references[0] ?? "");
  return {
    rubric: sentences.map(({ text }, at) => pointOf(at, [text])),
    worth: sentences.map(() => 1 / sentences.length),
  };
}

function pointOf(at: number, wordings: string[]): RubricPoint {
  return { id: `p${at + 1}`, text: wordings[0] ?? "", made: wordings, notMade: [] };
}
