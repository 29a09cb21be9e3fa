import { writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { assessAnswer } from "@winnow/interviewing/assess-answer.ts";
import type { AssessedPoint } from "@winnow/interviewing/assessed-point.ts";
import { overlapOf, tfIdfCosineFor } from "./graded-answers/baselines.ts";
import { meanOf, pearson, spearman } from "./graded-answers/correlation.ts";
import { commonWordsOf, fitContent } from "./graded-answers/fit-content.ts";
import { isHeldOut } from "./graded-answers/is-held-out.ts";
import { macroF1 } from "./graded-answers/macro-f1.ts";
import { type GradedAnswer, readGradedAnswers } from "./graded-answers/read-graded-answers.ts";
import { rubricOf } from "./graded-answers/rubric-of.ts";

const minAnswers = 5;
const parameters = new URL("../../interviewing/src/assess/content-parameters.json", import.meta.url);

type Assessed = GradedAnswer & {
  overlap: number;
  tfIdf: number;
  strength: number;
  points: AssessedPoint[];
  worth: number[];
};

/**
 * How well points found in short answers agree with the scores that people gave, beside word overlap and TF-IDF cosine.
 * Options: --data <folder> with `*.jsonl` or `*.jsonl.xz`; --held-out measures the third of the questions that nothing was
 * fitted to, without it the others; --fit <parts of names, comma> learns from the sources named so.
 */
export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      data: { type: "string" },
      "held-out": { type: "boolean", default: false },
      fit: { type: "string" },
    },
  });
  if (!values.data) throw new Error("Say where the data is: --data <folder>");
  const answers = await readGradedAnswers(values.data);
  if (values.fit !== undefined) {
    fit(answers, values.fit.split(","));
    return;
  }
  const measured = answers.filter((answer) => isHeldOut(answer) === values["held-out"]);
  console.table(
    Object.fromEntries(
      [...Map.groupBy(measured, ({ source }) => source)].map(([source, some]) => [source, measure(some)]),
    ),
  );
}

/** Writes the common words and the weights, which were fitted with the common words of before: run it twice. */
function fit(answers: GradedAnswer[], sources: string[]): void {
  const some = answers.filter(
    (answer) => !isHeldOut(answer) && sources.some((source) => answer.source.includes(source)),
  );
  const { leftOut, ...fitted } = fitContent(some);
  writeFileSync(parameters, `${JSON.stringify({ ...fitted, commonWords: commonWordsOf(some) }, null, 2)}\n`);
  console.log(`${some.length} answers; mean Pearson with each question left out: ${leftOut.toFixed(3)}`);
}

function measure(answers: GradedAnswer[]) {
  const tfIdf = tfIdfCosineFor(answers);
  const before = performance.now();
  const assessed = answers.map((answer): Assessed => {
    const { rubric, worth } = rubricOf(answer);
    const { points } = assessAnswer({ answer: answer.answer, question: answer.question, rubric });
    const strength = points.reduce((sum, one, at) => sum + one.strength * (worth[at] ?? 0), 0);
    return { ...answer, points, worth, strength, overlap: overlapOf(answer), tfIdf: tfIdf(answer) };
  });
  const seconds = (performance.now() - before) / 1000;
  const questions = [...Map.groupBy(assessed, ({ questionId }) => questionId).values()].filter(
    (some) => some.length >= minAnswers && new Set(some.map(({ score }) => score)).size > 1,
  );
  const row = (of: (answer: Assessed) => number) =>
    [pearson, spearman]
      .map((correlate) =>
        meanOf(
          questions.map(
            (some) =>
              correlate(
                some.map(of),
                some.map(({ score }) => score),
              ) ?? 0,
          ),
        ).toFixed(2),
      )
      .join(" / ");
  return {
    questions: questions.length,
    answers: assessed.length,
    overlap: row(({ overlap }) => overlap),
    "TF-IDF": row((answer) => answer.tfIdf),
    strength: row(({ strength }) => strength),
    score: row(scoreOf),
    ...verdicts(assessed),
    seconds: seconds.toFixed(1),
  };
}

const worthOf = { made: 1, partly: 0.5, "not made": 0 };

function scoreOf({ points, worth }: Assessed): number {
  return points.reduce((sum, { verdict }, at) => sum + worthOf[verdict] * (worth[at] ?? 0), 0);
}

/** Accuracy and macro F1 of all, some or none of the points made, beside always saying what is most frequent. */
function verdicts(assessed: Assessed[]) {
  const labelled = assessed.flatMap((one) => (one.verdict === null ? [] : [{ ...one, label: one.verdict }]));
  const labels = [...new Set(labelled.map(({ label }) => label))];
  if (labels.length === 0) return {};
  const hasParts = labels.includes("partially correct");
  const pairs = labelled.map((one) => {
    const score = scoreOf(one);
    const found = score >= 0.75 ? "correct" : hasParts && score > 0.25 ? "partially correct" : "incorrect";
    return { label: one.label, found };
  });
  const most = Math.max(...labels.map((label) => pairs.filter((pair) => pair.label === label).length));
  return {
    accuracy: meanOf(pairs.map(({ label, found }) => (label === found ? 1 : 0))).toFixed(2),
    "most frequent": (most / pairs.length).toFixed(2),
    macroF1: macroF1(pairs).toFixed(2),
  };
}
