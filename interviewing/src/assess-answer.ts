import { type AnswerFeatures, featuresOf } from "./assess/answer-features.ts";
import { assessTable, bias, featureWeights, losses, verdictFrom } from "./assess/assess-parameters.ts";
import { contradicts } from "./assess/contradicts.ts";
import { isParroted } from "./assess/is-parroted.ts";
import { type Stretch, splitAnswer } from "./assess/split-answer.ts";
import { isSupposed } from "./assess/terms-of.ts";
import type { RubricPoint } from "./question.ts";

/** Words of an answer: `answer.slice(start, end)` is `text`. Offsets in UTF-16 units. */
export type AnswerQuotation = { text: string; start: number; end: number };

export type AssessedPoint = {
  id: string;
  verdict: "made" | "partly" | "not made";
  /** At least one where the point is made, in whole or in part; else none. */
  quotations: AnswerQuotation[];
};

export type AssessedAnswer = {
  points: AssessedPoint[];
  /** 0 to 100: the share of points made, parts counting half. */
  score: number;
};

/**
 * Which points of a rubric an answer makes, and in which words. Only what is said counts, not how well it is said. A
 * suggestion for a person who decides: sentences are compared with the examples of the rubric and of the whole bank
 * (README says how well that works). Sentences that repeat the points, or the question where it is given, make nothing;
 * those that deny or only suppose count less where the examples do neither. An empty answer makes no point.
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
  const said = [question, ...rubric.map(({ text }) => text)];
  const sentences = splitAnswer(answer).filter(({ text }) => !isParroted(text, said));
  const features = featuresOf(sentences, rubric);
  const examples = rubric.flatMap(({ made }) => made);
  const odds = rubric.map(({ made }, at) =>
    (features[at] ?? []).map((one, index) => {
      const text = sentences[index]?.text ?? "";
      return oddsOf(one) - lossOf(text, { ofPoint: made, ofRubric: examples });
    }),
  );
  const points = rubric.map(({ id }, at) => assessPoint(id, sentences, odds[at] ?? []));
  return { points, score: scoreOf(points) };
}

function oddsOf(features: AnswerFeatures): number {
  return (
    bias +
    featureWeights.type * features.type +
    featureWeights.concreteness * features.concreteness +
    featureWeights.mean * features.mean +
    featureWeights.length * features.length
  );
}

function lossOf(sentence: string, examples: { ofPoint: string[]; ofRubric: string[] }): number {
  const negated = contradicts(sentence, examples.ofPoint) ? losses.negated : 0;
  const supposed = isSupposed(sentence) && !examples.ofRubric.some(isSupposed) ? losses.supposed : 0;
  return negated + supposed;
}

function assessPoint(id: string, sentences: Stretch[], odds: number[]): AssessedPoint {
  const highest = Math.max(Number.NEGATIVE_INFINITY, ...odds);
  if (highest < verdictFrom.partly) return { id, verdict: "not made", quotations: [] };
  const verdict = highest < verdictFrom.made ? "partly" : "made";
  const from = Math.min(highest, verdictFrom.made);
  const quotations = sentences
    .map((sentence, index) => ({ sentence, odds: odds[index] ?? 0 }))
    .filter((one) => one.odds >= from)
    .sort((one, other) => other.odds - one.odds)
    .slice(0, assessTable.maxQuotations)
    .map(({ sentence }) => sentence)
    .sort((one, other) => one.start - other.start);
  return { id, verdict, quotations };
}

function scoreOf(points: AssessedPoint[]): number {
  if (points.length === 0) return 0;
  const worth = points.reduce((sum, { verdict }) => sum + worthOf[verdict], 0);
  return Math.round((assessTable.fullScore * worth) / points.length);
}

const worthOf = { made: 1, partly: assessTable.worthOfPart, "not made": 0 };
