import type { RubricPoint } from "../question.ts";
import { type AnswerFeatures, featuresOf } from "./answer-features.ts";
import { assessTable, bias, featureWeights, lossOfSupposition, verdictFrom } from "./assess-parameters.ts";
import type { AssessedPoint } from "./assessed-point.ts";
import { isParroted } from "./is-parroted.ts";
import type { Stretch } from "./split-answer.ts";
import { isSupposed } from "./terms-of.ts";

/** Points that describe what an answer should tell, by the sentences of the bank that do and do not. */
export function assessDescriptions(
  points: RubricPoint[],
  question: string,
  stretches: Stretch[],
): AssessedPoint[] {
  const shown = [question, ...points.map(({ text }) => text)];
  const sentences = stretches.filter(({ text }) => !isParroted(text, shown));
  const features = featuresOf(sentences, points);
  const mayOnlySuppose = points.some(({ made }) => made.some(isSupposed));
  return points.map(({ id }, at) => {
    const odds = sentences.map(({ text }, index) => {
      const shows = features[at]?.[index];
      if (!shows) return Number.NEGATIVE_INFINITY;
      return oddsOf(shows) - (isSupposed(text) && !mayOnlySuppose ? lossOfSupposition : 0);
    });
    return assessPoint(id, sentences, odds);
  });
}

function oddsOf(features: AnswerFeatures): number {
  return (
    bias +
    featureWeights.type * features.type +
    featureWeights.concreteness * features.concreteness +
    featureWeights.mean * features.mean +
    featureWeights.denies * features.denies
  );
}

function assessPoint(id: string, sentences: Stretch[], odds: number[]): AssessedPoint {
  const highest = Math.max(Number.NEGATIVE_INFINITY, ...odds);
  const strength = 1 / (1 + Math.exp(-highest));
  if (highest < verdictFrom.partly) return { id, verdict: "not made", strength, quotations: [] };
  const verdict = highest < verdictFrom.made ? "partly" : "made";
  const from = Math.min(highest, verdictFrom.made);
  const quotations = sentences
    .map((sentence, index) => ({ sentence, odds: odds[index] ?? 0 }))
    .filter((one) => one.odds >= from)
    .sort((one, other) => other.odds - one.odds)
    .slice(0, assessTable.maxQuotations)
    .map(({ sentence }) => sentence)
    .sort((one, other) => one.start - other.start);
  return { id, verdict, strength, quotations };
}
