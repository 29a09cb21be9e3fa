import { assessDescriptions } from "./assess/assess-descriptions.ts";
import { assessTable } from "./assess/assess-parameters.ts";
import { assessStatements } from "./assess/assess-statements.ts";
import type { AssessedPoint } from "./assess/assessed-point.ts";
import { isStatement } from "./assess/is-statement.ts";
import { splitAnswer } from "./assess/split-answer.ts";
import type { RubricPoint } from "./question.ts";

export type AssessedAnswer = {
  points: AssessedPoint[];
  /** 0 to 100: the share of points made, parts counting half. */
  score: number;
};

/**
 * Which points of a rubric an answer makes, and in which words. Only what is said counts, not how well it is said. A
 * suggestion for a person who decides (README says how well that works). A point that is itself a statement is compared
 * with the answer's words; one that describes what to tell, with the examples of the rubric and of the whole bank:
 * sentences that repeat such points, or the question where it is given, make none of them, and those that deny or only
 * suppose count less where the examples do neither. An empty answer makes no point.
 */
export function assessAnswer({
  answer,
  rubric,
  question = "",
}: {
  answer: string;
  rubric: RubricPoint[];
  question?: string;
}): AssessedAnswer {
  const stretches = splitAnswer(answer);
  const assessed = [
    ...assessStatements(rubric.filter(isStatement), question, stretches),
    ...assessDescriptions(
      rubric.filter((point) => !isStatement(point)),
      question,
      stretches,
    ),
  ];
  const points = rubric.flatMap(({ id }) => assessed.find((point) => point.id === id) ?? []);
  return { points, score: scoreOf(points) };
}

function scoreOf(points: AssessedPoint[]): number {
  if (points.length === 0) return 0;
  const worth = points.reduce((sum, { verdict }) => sum + worthOf[verdict], 0);
  return Math.round((assessTable.fullScore * worth) / points.length);
}

const worthOf = { made: 1, partly: assessTable.worthOfPart, "not made": 0 };
