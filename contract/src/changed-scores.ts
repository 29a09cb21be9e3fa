import type { ScoreChange, Scorecard } from "./reports.ts";

type Score = Scorecard["scores"][number];

/** The scores of a card with changes laid over them, one after the other; what says nothing any more is left out. */
export function changedScores(stored: readonly Score[], changes: readonly ScoreChange[]): Score[] {
  const scores = new Map(stored.map((one) => [one.question_id, one]));
  for (const { question_id, score, comment } of changes) {
    const before = scores.get(question_id) ?? { question_id, score: null, comment: "" };
    scores.set(question_id, {
      question_id,
      score: score === undefined ? before.score : score,
      comment: comment ?? before.comment,
    });
  }
  return [...scores.values()].filter(({ score, comment }) => score !== null || comment !== "");
}
