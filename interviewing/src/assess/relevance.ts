import type { RubricPoint } from "../question.ts";
import { generalQuestions, likeness, type Vector, vectorOf, vectorOfAnswer } from "./example-bank.ts";

/** The usual one of good answers; a few chance words spread less. */
const leastSpread = 0.03;

/**
 * How much nearer an answer is to its question, with the points and their examples, than to the questions of the bank:
 * the cosine's distance from their mean, in their standard deviations. About 0 where it is about something else.
 */
export function relevanceOf(
  answer: string,
  question: string,
  rubric: Pick<RubricPoint, "text" | "made">[],
): number {
  const said = vectorOfAnswer(answer);
  const asked = vectorOf([question, ...rubric.flatMap(({ text, made }) => [text, ...made])].join("\n"));
  const others = askedByTheBank().map((other) => likeness(said, other));
  const mean = meanOf(others);
  const spread = Math.sqrt(meanOf(others.map((one) => (one - mean) ** 2)));
  return (likeness(said, asked) - mean) / Math.max(spread, leastSpread);
}

let kept: Vector[] | null = null;

function askedByTheBank(): Vector[] {
  kept ??= generalQuestions.map(({ question, points }) =>
    vectorOf([question, ...points.flatMap(({ point, made }) => [point, ...made])].join("\n")),
  );
  return kept;
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
