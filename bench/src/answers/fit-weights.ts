import { type AnswerFeatures, featuresOf } from "@winnow/interviewing/answer-features.ts";
import { splitAnswer } from "@winnow/interviewing/split-answer.ts";
import type { LabelledAnswer } from "./read-batch.ts";

const names = ["type", "concreteness", "mean", "denies"] as const satisfies (keyof AnswerFeatures)[];

/** Rounds of choosing the sentence that tells most, and steps of the regression within each. */
const training = { rounds: 8, steps: 300, rate: 0.5, decay: 0.03, start: [1, 1, 0.5, 0, 0], part: 0.5 };

type Case = { sentences: number[][]; label: number };

/**
 * Learns weights by logistic regression where only the answer is labelled: each point is judged by the sentence that
 * tells most for it, chosen anew in each round. Answers the weights of the features and the bias.
 */
export function fitWeights(answers: LabelledAnswer[]): Record<string, number> {
  const cases = answers.flatMap(casesOf);
  const rows = cases.flatMap(({ sentences }) => sentences);
  const means = names.map((_, at) => meanOf(rows.map((row) => row[at] ?? 0)));
  const spreads = names.map((_, at) =>
    Math.sqrt(meanOf(rows.map((row) => ((row[at] ?? 0) - (means[at] ?? 0)) ** 2))),
  );
  const scaled = cases.map(({ sentences, label }) => ({
    label,
    sentences: sentences.map((row) => [
      ...row.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] || 1)),
      1,
    ]),
  }));
  const weights = train(scaled).map((weight, at) =>
    at < names.length ? weight / (spreads[at] || 1) : weight,
  );
  const bias =
    (weights.at(-1) ?? 0) - names.reduce((sum, _, at) => sum + (weights[at] ?? 0) * (means[at] ?? 0), 0);
  return Object.fromEntries([...names.map((name, at) => [name, weights[at] ?? 0]), ["bias", bias]]);
}

function casesOf({ question, text, made, partly }: LabelledAnswer): Case[] {
  const features = featuresOf(splitAnswer(text), question.rubric);
  return question.rubric.map(({ id }, at) => ({
    label: made.includes(id) ? 1 : partly.includes(id) ? training.part : 0,
    sentences: (features[at] ?? []).map((one) => names.map((name) => one[name])),
  }));
}

function train(cases: Case[]): number[] {
  let weights: number[] = training.start;
  for (let round = 0; round < training.rounds; round++) {
    const chosen = cases.flatMap(({ sentences, label }) => {
      const best = sentences.toSorted((one, other) => dot(other, weights) - dot(one, weights))[0];
      return best ? [{ row: best, label }] : [];
    });
    for (let step = 0; step < training.steps; step++) {
      const errors = chosen.map(({ row, label }) => 1 / (1 + Math.exp(-dot(row, weights))) - label);
      weights = weights.map((weight, at) => {
        const slope = meanOf(chosen.map(({ row }, index) => (errors[index] ?? 0) * (row[at] ?? 0)));
        return weight - training.rate * (slope + (at < names.length ? training.decay * weight : 0));
      });
    }
  }
  return weights;
}

function dot(row: number[], weights: number[]): number {
  return row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
