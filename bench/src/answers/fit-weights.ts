import { type AnswerFeatures, featuresOf } from "@winnow/interviewing/answer-features.ts";
import { isParroted } from "@winnow/interviewing/is-parroted.ts";
import { isStatement } from "@winnow/interviewing/is-statement.ts";
import { splitAnswer } from "@winnow/interviewing/split-answer.ts";
import type { LabelledAnswer } from "./read-batch.ts";

type Features = (keyof AnswerFeatures)[];

/** Rounds of choosing the sentence that tells most, and steps of the regression within each. */
const training = { rounds: 8, steps: 300, rate: 0.5, decay: 0.03, start: 1, part: 0.5 };

/**
 * What the weights of each kind of point are learnt from: how many examples of a point are kept, and what the off-topic
 * answers count for as a share of the labelled ones. How concrete an answer is tells good ones from empty talk, and
 * nothing of a point that a recruiter wrote.
 */
const kinds = {
  bank: {
    names: ["type", "concreteness", "mean", "denies", "wording"] satisfies Features,
    examples: [Number.POSITIVE_INFINITY, 1, 0],
    offTopicShare: 0.06,
  },
  own: { names: ["type", "denies", "wording"] satisfies Features, examples: [1, 0], offTopicShare: 0.25 },
};
/** Each answer is off-topic for one in so many of the other questions. */
const offTopicStride = 6;

type Kind = (typeof kinds)[keyof typeof kinds];
type Case = { sentences: number[][]; label: number; weight: number };

/** The weights of the features and the bias, for the bank's points and for a recruiter's own. */
export function fitWeights(answers: LabelledAnswer[]): Record<string, Record<string, number>> {
  return { bank: fitKind(answers, kinds.bank), own: fitKind(answers, kinds.own) };
}

/**
 * Logistic regression where only the answer is labelled: each point is judged by the sentence that tells most for it,
 * chosen anew in each round.
 */
function fitKind(answers: LabelledAnswer[], kind: Kind): Record<string, number> {
  const { names } = kind;
  const own = answers.flatMap((answer) => casesOf(answer, kind));
  const offTopic = offTopicAnswers(answers).flatMap((answer) => casesOf(answer, kind));
  const weight = (kind.offTopicShare * own.length) / offTopic.length;
  const cases = [...own, ...offTopic.map((one) => ({ ...one, weight }))];
  const rows = cases.flatMap(({ sentences }) => sentences);
  const means = names.map((_, at) => meanOf(rows.map((row) => row[at] ?? 0)));
  const spreads = names.map((_, at) =>
    Math.sqrt(meanOf(rows.map((row) => ((row[at] ?? 0) - (means[at] ?? 0)) ** 2))),
  );
  const scaled = cases.map(({ sentences, label, weight }) => ({
    label,
    weight,
    sentences: sentences.map((row) => [
      ...row.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] || 1)),
      1,
    ]),
  }));
  const weights = train(scaled, names.length).map((weight, at) =>
    at < names.length ? weight / (spreads[at] || 1) : weight,
  );
  const bias =
    (weights.at(-1) ?? 0) - names.reduce((sum, _, at) => sum + (weights[at] ?? 0) * (means[at] ?? 0), 0);
  return Object.fromEntries([...names.map((name, at) => [name, weights[at] ?? 0]), ["bias", bias]]);
}

/** Each answer taken as one to some of the other questions, where it is off-topic and makes no point. */
export function offTopicAnswers(answers: LabelledAnswer[]): LabelledAnswer[] {
  const questions = [...new Map(answers.map(({ question }) => [question.key, question])).values()];
  return answers.flatMap(({ tag, text, question: own }, index) =>
    questions
      .filter(({ key }, at) => key !== own.key && (index + at) % offTopicStride === 0)
      .map((question) => ({ question, tag, text, made: [], partly: [] })),
  );
}

function casesOf({ question, text, made, partly }: LabelledAnswer, { names, examples }: Kind): Case[] {
  return examples.flatMap((count) => {
    const rubric = question.rubric
      .map((point) => ({ ...point, made: point.made.slice(0, count) }))
      .filter((point) => !isStatement(point));
    const shown = [question.text, ...rubric.map((point) => point.text)];
    const sentences = splitAnswer(text).filter((sentence) => !isParroted(sentence.text, shown));
    return featuresOf(sentences, rubric, question.text).map((features, at) => ({
      label: labelOf(rubric[at]?.id ?? ""),
      weight: 1,
      sentences: features.map((one) => names.map((name) => one[name])),
    }));
  });

  function labelOf(id: string): number {
    if (made.includes(id)) return 1;
    return partly.includes(id) ? training.part : 0;
  }
}

function train(cases: Case[], features: number): number[] {
  let weights: number[] = [...Array<number>(features).fill(training.start), 0];
  for (let round = 0; round < training.rounds; round++) {
    const chosen = cases.flatMap(({ sentences, label, weight }) => {
      const best = sentences.toSorted((one, other) => dot(other, weights) - dot(one, weights))[0];
      return best ? [{ row: best, label, weight }] : [];
    });
    const total = chosen.reduce((sum, { weight }) => sum + weight, 0);
    for (let step = 0; step < training.steps; step++) {
      const errors = chosen.map(
        (one) => (one.weight / total) * (1 / (1 + Math.exp(-dot(one.row, weights))) - one.label),
      );
      weights = weights.map((weight, at) => {
        const slope = chosen.reduce((sum, { row }, index) => sum + (errors[index] ?? 0) * (row[at] ?? 0), 0);
        return weight - training.rate * (slope + (at < features ? training.decay * weight : 0));
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
