import type { AnswerFeatures } from "./answer-features.ts";

/** Learnt from the labelled answers of the tuning batch by logistic regression: `npm run bench -- answers --fit`. */
export const featureWeights: Record<keyof AnswerFeatures, number> = {
  type: 1.05,
  concreteness: 0.25,
  mean: 0.35,
  denies: -1.68,
};
export const bias = -2.1;

/** Log odds from which a sentence makes a point, or a part of it. */
export const verdictFrom = { made: 0, partly: -0.5 };

/** What a sentence loses that only supposes where no example of the rubric does. */
export const lossOfSupposition = 1.5;

/** Share of a sentence's words, by their rarity, that repeats one point or the question, or all of them together. */
export const parroting = { one: 0.6, all: 0.75 };

export const assessTable = { maxQuotations: 2, worthOfPart: 0.5, fullScore: 100 };
