import { assessAnswer } from "@winnow/interviewing/assess-answer.ts";
import { fitWeights, offTopicAnswers } from "./answers/fit-weights.ts";
import ownPoints from "./answers/own-points.json" with { type: "json" };
import { type LabelledAnswer, readBatch } from "./answers/read-batch.ts";
import { timeAnswer } from "./answers/time-answer.ts";

/**
 * Precision and recall of "made" over labelled answers, by the kind of answer. The unseen batches (the second one says
 * the opposite of the points, or makes them with many a "not") were labelled before they were first measured and are not
 * tuned to; the other one is what weights and thresholds were learnt from. Nor is anything tuned to a recruiter's own points. Options: --fit, --tuning (that batch alone),
 * --without-examples (rubrics as a recruiter writes them).
 */
export async function run(options: string[]): Promise<void> {
  if (options.includes("--fit")) {
    console.table(fitWeights(readBatch("tuning")));
    return;
  }
  const batches = options.includes("--tuning")
    ? (["tuning"] as const)
    : (["unseen", "opposite", "tuning"] as const);
  for (const batch of batches) {
    const answers = options.includes("--without-examples")
      ? readBatch(batch).map(withoutExamples)
      : readBatch(batch);
    const questions = new Set(answers.map(({ question }) => question.key)).size;
    console.log(`\n${batch}: ${answers.length} answers to ${questions} questions`);
    console.table({
      ...Object.fromEntries(
        [...Map.groupBy(answers, ({ tag }) => tag)].map(([tag, some]) => [tag, measure(some)]),
      ),
      all: measure(answers),
      "off-topic": measure(offTopicAnswers(answers)),
    });
  }
  console.log("\nA recruiter's own points, about work that the bank does not know:");
  console.table({
    "made by the answer": verdictsOfOwnPoints(({ makes }) => makes),
    "not made by it": verdictsOfOwnPoints(({ makesNot }) => makesNot),
  });
  console.log(
    "\nMilliseconds of processor time for 300 words against six new points, median / 95th percentile:",
  );
  console.table(timeAnswer(readBatch("unseen")));
}

function verdictsOfOwnPoints(answerOf: (one: (typeof ownPoints)[number]) => string) {
  const verdicts = ownPoints.map((one) => {
    const rubric = [{ id: "p1", text: one.point, made: [one.example], notMade: [] }];
    return assessAnswer({ answer: answerOf(one), rubric }).points[0]?.verdict;
  });
  const count = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length;
  return { made: count("made"), partly: count("partly"), "not made": count("not made") };
}

function withoutExamples(answer: LabelledAnswer): LabelledAnswer {
  const rubric = answer.question.rubric.map((point) => ({ ...point, made: [], notMade: [] }));
  return { ...answer, question: { ...answer.question, rubric } };
}

function measure(answers: LabelledAnswer[]) {
  const points = answers.flatMap(({ question, text, made, partly }) => {
    const assessed = assessAnswer({ answer: text, rubric: question.rubric, question: question.text });
    return assessed.points.map(({ id, verdict }) => ({
      verdict,
      label: made.includes(id) ? "made" : partly.includes(id) ? "partly" : "not made",
    }));
  });
  const found = points.filter(({ verdict }) => verdict === "made");
  const labelled = points.filter(({ label }) => label === "made");
  const right = found.filter(({ label }) => label === "made").length;
  return {
    points: points.length,
    labelled: labelled.length,
    found: found.length,
    right,
    precision: shareOf(right, found.length),
    recall: shareOf(right, labelled.length),
    sameVerdict: shareOf(points.filter(({ verdict, label }) => verdict === label).length, points.length),
  };
}

function shareOf(part: number, whole: number): string {
  return whole === 0 ? "–" : (part / whole).toFixed(2);
}
