import {
  type ContentFeatures,
  comparedAnswer,
  contentFeaturesOf,
  statementOf,
} from "@winnow/interviewing/content-features.ts";
import { splitAnswer } from "@winnow/interviewing/split-answer.ts";
import { stem } from "@winnow/matching/stem.ts";
import { tokenize } from "@winnow/matching/tokenize.ts";
import { meanOf, pearson } from "./correlation.ts";
import type { GradedAnswer } from "./read-graded-answers.ts";
import { rubricOf } from "./rubric-of.ts";

export type ContentParameters = {
  minShare: number;
  weights: Record<keyof ContentFeatures, number>;
  madeFrom: number;
  partlyFrom: number;
  commonWords: Record<string, number>;
};

const names = [
  "words",
  "wordsOfSentence",
  "newWords",
  "letters",
  "newLetters",
] as const satisfies (keyof ContentFeatures)[];

/** Steps of the regression and its ridge; bounds tried for verdicts. */
const training = { steps: 2000, rate: 0.1, ridge: 0.2, bounds: { from: 0.1, to: 0.9, by: 0.05 } };
/** Of the points of a question, by answers to another one, at most so many may be made, or made in part. */
const foreign = { made: 0.1, partly: 0.3, perQuestion: 20 };
export const minShare = 0.02;

type Case = { source: string; questionId: string; score: number; parts: { worth: number; row: number[] }[] };

/**
 * The words that are common in the answers to most questions of a source: the stem's share of the answers to a question,
 * at the median over its questions, so that the subject of one question does not count. The highest over the sources.
 */
export function commonWordsOf(answers: GradedAnswer[]): Record<string, number> {
  const highest = new Map<string, number>();
  for (const some of Map.groupBy(answers, ({ source }) => source).values()) {
    const shares = [...Map.groupBy(some, ({ questionId }) => questionId).values()].map(sharesOf);
    for (const word of new Set(shares.flatMap((share) => [...share.keys()]))) {
      const sorted = shares.map((share) => share.get(word) ?? 0).sort((one, other) => one - other);
      const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
      if (median >= minShare) highest.set(word, Math.max(median, highest.get(word) ?? 0));
    }
  }
  return Object.fromEntries(
    [...highest].sort().map(([word, share]) => [word, Math.round(share * 1000) / 1000]),
  );
}

function sharesOf(answers: GradedAnswer[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { answer } of answers)
    for (const word of new Set(tokenize(answer).map(({ folded }) => stem(folded))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, count / answers.length]));
}

/**
 * Learns weights by ridge regression within questions: how an answer differs from the mean one of its question in what its
 * points hold, for how its score does. Every source counts alike, and every question in it; no weight is negative and
 * together they are 1. With them, mean Pearson over questions that were each left out.
 */
export function fitContent(
  answers: GradedAnswer[],
): Omit<ContentParameters, "commonWords"> & { leftOut: number } {
  const questions = Map.groupBy(answers.map(caseOf), ({ questionId }) => questionId);
  const leftOut = [...questions].map(([left, some]) => {
    const weights = train([...questions].flatMap(([id, cases]) => (id === left ? [] : [cases])));
    return (
      pearson(
        some.map((one) => strengthOf(one, weights)),
        some.map(({ score }) => score),
      ) ?? 0
    );
  });
  const weights = train([...questions.values()]);
  return {
    minShare,
    weights: {
      words: rounded(weights[0] ?? 0),
      wordsOfSentence: rounded(weights[1] ?? 0),
      newWords: rounded(weights[2] ?? 0),
      letters: rounded(weights[3] ?? 0),
      newLetters: rounded(weights[4] ?? 0),
    },
    ...boundsFor([...questions.values()], foreignAnswers(answers).map(caseOf), weights),
    leftOut: meanOf(leftOut),
  };
}

/** Answers to the next question of the same source, as answers to this one. */
function foreignAnswers(answers: GradedAnswer[]): GradedAnswer[] {
  return [...Map.groupBy(answers, ({ source }) => source).values()].flatMap((some) => {
    const questions = [...Map.groupBy(some, ({ questionId }) => questionId).values()];
    return questions.flatMap(([asked], at) =>
      (questions[(at + 1) % questions.length] ?? [])
        .slice(0, foreign.perQuestion)
        .flatMap(({ answer, questionId }) =>
          asked && asked.questionId !== questionId ? [{ ...asked, answer, score: 0 }] : [],
        ),
    );
  });
}

function caseOf(graded: GradedAnswer): Case {
  const { rubric, worth } = rubricOf(graded);
  const compared = comparedAnswer(graded.question, splitAnswer(graded.answer));
  return {
    source: graded.source,
    questionId: `${graded.source}/${graded.questionId}`,
    score: graded.score,
    parts: rubric.map((point, at) => {
      const features = contentFeaturesOf(statementOf(point.text), compared);
      return { worth: worth[at] ?? 0, row: names.map((name) => features[name]) };
    }),
  };
}

function train(questions: Case[][]): number[] {
  const ofSource = Map.groupBy(questions, ([one]) => one?.source);
  const products = names.map(() => names.map(() => 0));
  const targets = names.map(() => 0);
  for (const some of questions) {
    const rows = some.map(({ parts }) =>
      names.map((_, at) => parts.reduce((sum, { worth, row }) => sum + worth * (row[at] ?? 0), 0)),
    );
    const means = names.map((_, at) => meanOf(rows.map((row) => row[at] ?? 0)));
    const scores = some.map(({ score }) => score);
    const mean = meanOf(scores);
    const spread = Math.sqrt(meanOf(scores.map((score) => (score - mean) ** 2))) || 1;
    const share = 1 / ((ofSource.get(some[0]?.source)?.length ?? 1) * some.length);
    for (const [index, row] of rows.entries()) {
      const by = row.map((value, at) => value - (means[at] ?? 0));
      for (const [at, value] of by.entries()) {
        targets[at] = (targets[at] ?? 0) + (share * value * ((scores[index] ?? 0) - mean)) / spread;
        for (const [other, second] of by.entries()) {
          const line = products[at] ?? [];
          line[other] = (line[other] ?? 0) + share * value * second;
        }
      }
    }
  }
  return solve(products, targets);
}

/** Ridge regression without negative weights, by steps along the slope; each feature is scaled to its own spread. */
function solve(products: number[][], targets: number[]): number[] {
  const spreads = names.map((_, at) => Math.sqrt(products[at]?.[at] ?? 0) || 1);
  const target = targets.map((value, at) => value / (spreads[at] ?? 1));
  const product = products.map((line, at) =>
    line.map((value, other) => value / ((spreads[at] ?? 1) * (spreads[other] ?? 1))),
  );
  let weights = names.map(() => 0);
  for (let step = 0; step < training.steps; step++) {
    weights = weights.map((weight, at) => {
      const slope = weights.reduce((sum, other, index) => sum + other * (product[at]?.[index] ?? 0), 0);
      return Math.max(0, weight - training.rate * (slope - (target[at] ?? 0) + training.ridge * weight));
    });
  }
  const unscaled = weights.map((weight, at) => weight / (spreads[at] ?? 1));
  const sum = unscaled.reduce((total, weight) => total + weight, 0) || 1;
  return unscaled.map((weight) => weight / sum);
}

/**
 * The bounds with which verdicts, a part counting half, agree best with the scores (mean Pearson, every source alike),
 * of those that find next to nothing in answers to other questions.
 */
function boundsFor(
  questions: Case[][],
  foreignCases: Case[],
  weights: number[],
): { madeFrom: number; partlyFrom: number } {
  const { from, to, by } = training.bounds;
  const bounds = Array.from({ length: Math.round((to - from) / by) }, (_, at) => rounded(from + at * by));
  const foreignStrengths = foreignCases.flatMap(({ parts }) =>
    parts.map(({ row }) => strengthOfPart(row, weights)),
  );
  const foreignFrom = (bound: number) =>
    foreignStrengths.filter((strength) => strength >= bound).length / Math.max(1, foreignStrengths.length);
  const measured = questions.map((cases) => ({
    source: cases[0]?.source,
    scores: cases.map(({ score }) => score),
    parts: cases.map(({ parts }) =>
      parts.map(({ worth, row }) => ({ worth, strength: strengthOfPart(row, weights) })),
    ),
  }));
  const bySource = [...Map.groupBy(measured, ({ source }) => source).values()];
  const agreementOf = (madeFrom: number, partlyFrom: number) =>
    meanOf(
      bySource.map((some) =>
        meanOf(
          some.map(({ scores, parts }) => {
            const given = parts.map((points) =>
              points.reduce(
                (sum, { worth, strength }) =>
                  sum + worth * (strength >= madeFrom ? 1 : strength >= partlyFrom ? 0.5 : 0),
                0,
              ),
            );
            return pearson(given, scores) ?? 0;
          }),
        ),
      ),
    );
  const [best] = bounds
    .filter((madeFrom) => foreignFrom(madeFrom) <= foreign.made)
    .flatMap((madeFrom) =>
      bounds
        .filter((partlyFrom) => partlyFrom < madeFrom && foreignFrom(partlyFrom) <= foreign.partly)
        .map((partlyFrom) => ({ madeFrom, partlyFrom, agreement: agreementOf(madeFrom, partlyFrom) })),
    )
    .sort((one, other) => other.agreement - one.agreement);
  return { madeFrom: best?.madeFrom ?? 1, partlyFrom: best?.partlyFrom ?? 1 };
}

/** As the engine has it: the half of a statement is worth more than half. */
function strengthOfPart(row: number[], weights: number[]): number {
  return Math.sqrt(dot(row, weights));
}

function strengthOf({ parts }: Case, weights: number[]): number {
  return parts.reduce((sum, { worth, row }) => sum + worth * strengthOfPart(row, weights), 0);
}

function dot(row: number[], weights: number[]): number {
  return row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
