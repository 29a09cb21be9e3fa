import type { Scorecard } from "@winnow/contract/reports.ts";

type Score = Scorecard["scores"][number];
/** What was changed on a scorecard, question by question. */
export type CardEdits = {
  questions: Readonly<Record<string, Partial<Pick<Score, "score" | "comment">>>>;
  comment?: string;
};

/** The scores of a card with changes laid over them; what says nothing any more is left out. */
export function changedScores(stored: readonly Score[], edits: CardEdits["questions"]): Score[] {
  const ids = new Set([...stored.map(({ question_id }) => question_id), ...Object.keys(edits)]);
  return [...ids]
    .map((id) => ({
      question_id: id,
      score: null,
      comment: "",
      ...stored.find(({ question_id }) => question_id === id),
      ...edits[id],
    }))
    .filter(({ score, comment }) => score !== null || comment !== "");
}
