import type { AnswerFeatures } from "./answer-features.ts";

/** How much each feature counts, and the log odds that all begin with. */
export type PointWeights = {
  features: Omit<AnswerFeatures, "wordingOfSentence" | "relevance">;
  bias: number;
  /** Log odds that each unit of relevance below `offTopicBelow` takes off. */
  offTopicPenalty: number;
};

/**
 * Learnt from the labelled answers of the tuning batch by logistic regression: `npm run bench -- answers --fit`. How
 * concrete an answer is speaks for what the bank asks about, and not for points that a recruiter wrote.
 */
export const pointWeights: Record<"bank" | "own", PointWeights> = {
  bank: {
    features: { type: 0.78, concreteness: 0.17, mean: 0.31, denies: -1.43, wording: 4.17 },
    bias: -2.92,
    offTopicPenalty: 3,
  },
  own: {
    features: { type: 0.84, concreteness: 0, mean: 0, denies: -1.65, wording: 5.16 },
    bias: -1.62,
    offTopicPenalty: 0,
  },
};

/** Relevance below which an answer is off-topic. Chosen, with its penalty, by the tuning batch. */
export const offTopicBelow = 1.5;

/** Log odds from which a sentence makes a point, or a part of it. */
export const verdictFrom = { made: 0, partly: -0.5 };

/** What a sentence loses that only supposes where no example of the rubric does. */
export const lossOfSupposition = 1.5;

/** Share of a sentence's words, by their rarity, that repeats one point or the question, or all of them together. */
export const parroting = { one: 0.6, all: 0.75 };

export const assessTable = { maxQuotations: 2, worthOfPart: 0.5, fullScore: 100 };
