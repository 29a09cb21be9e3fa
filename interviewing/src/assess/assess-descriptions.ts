import type { RubricPoint } from "../question.ts";
import { type AnswerFeatures, featuresOf } from "./answer-features.ts";
import {
  assessTable,
  lossOfSupposition,
  offTopicBelow,
  type PointWeights,
  pointWeights,
  verdictFrom,
} from "./assess-parameters.ts";
import type { AssessedPoint } from "./assessed-point.ts";
import { isOfBank } from "./example-bank.ts";
import { isParroted } from "./is-parroted.ts";
import type { Stretch } from "./split-answer.ts";
import { isSupposed } from "./terms-of.ts";

/** Points that describe what an answer should tell, by the sentences of the bank that do and do not. */
export function assessDescriptions(
  points: RubricPoint[],
  question: string,
  stretches: Stretch[],
): AssessedPoint[] {
  const repeated = [question, ...points.map(({ text }) => text)];
  const sentences = stretches.filter(({ text }) => !isParroted(text, repeated));
  const features = featuresOf(sentences, points, question);
  const mayOnlySuppose = points.some(({ made }) => made.some(isSupposed));
  return points.map(({ id, text: wording }, at) => {
    const weights = pointWeights[isOfBank(wording) ? "bank" : "own"];
    const shown = sentences.flatMap((sentence, index) => {
      const shows = features[at]?.[index];
      if (!shows) return [];
      const odds =
        oddsOf(shows, weights) - (isSupposed(sentence.text) && !mayOnlySuppose ? lossOfSupposition : 0);
      const elsewhere = weights.features.wording * (shows.wording - shows.wordingOfSentence);
      return [{ sentence, odds, ownOdds: odds - elsewhere }];
    });
    return assessPoint(id, shown);
  });
}

/** A sentence with the odds that the answer makes a point by it, and those that it does so on its own. */
type Shown = { sentence: Stretch; odds: number; ownOdds: number };

function oddsOf(shown: AnswerFeatures, { features, bias, offTopicPenalty }: PointWeights): number {
  return (
    bias -
    offTopicPenalty * Math.max(0, offTopicBelow - shown.relevance) +
    features.type * shown.type +
    features.concreteness * shown.concreteness +
    features.mean * shown.mean +
    features.denies * shown.denies +
    features.wording * shown.wording
  );
}

function assessPoint(id: string, shown: Shown[]): AssessedPoint {
  const highest = Math.max(Number.NEGATIVE_INFINITY, ...shown.map(({ odds }) => odds));
  const strength = 1 / (1 + Math.exp(-highest));
  if (highest < verdictFrom.partly) return { id, verdict: "not made", strength, quotations: [] };
  const verdict = highest < verdictFrom.made ? "partly" : "made";
  const from = Math.min(Math.max(...shown.map(({ ownOdds }) => ownOdds)), verdictFrom.made);
  const quotations = shown
    .filter(({ ownOdds }) => ownOdds >= from)
    .sort((one, other) => other.ownOdds - one.ownOdds)
    .slice(0, assessTable.maxQuotations)
    .map(({ sentence }) => sentence)
    .sort((one, other) => one.start - other.start);
  return { id, verdict, strength, quotations };
}
