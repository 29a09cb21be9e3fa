import { changedScores } from "@winnow/contract/changed-scores.ts";
import type { InterviewReport } from "@winnow/contract/reports.ts";
import { useState } from "react";
import { type CardChanges, useSaveScorecard, useUnsavedChanges } from "../queries.ts";

export type OwnScorecard = ReturnType<typeof useScorecard>;

/**
 * The own scorecard with what is on its way to the server laid over it. Every change is saved as it is made and by
 * itself, so that another window's changes stay.
 */
export function useScorecard({
  interview,
  own_scorecard: stored,
}: Pick<InterviewReport, "interview" | "own_scorecard">) {
  const saving = useSaveScorecard(interview);
  const unsaved = useUnsavedChanges(interview.id);
  const [isGiving, setIsGiving] = useState(false);

  const save = (changes: CardChanges) => saving.mutateAsync(changes);
  const scores = changedScores(
    stored.scores,
    unsaved.flatMap((changes) => changes.scores ?? []),
  );
  const ofQuestion = (id: string) => scores.find(({ question_id }) => question_id === id);
  return {
    scores,
    comment: unsaved.findLast(({ comment }) => comment !== undefined)?.comment ?? stored.comment,
    givenAt: stored.given_at,
    error: saving.error,
    isGiving,
    scoreOf: (questionId: string) => ofQuestion(questionId)?.score ?? null,
    commentOf: (questionId: string) => ofQuestion(questionId)?.comment ?? "",
    /** What cannot be saved is said below the scorecard. */
    score: (questionId: string, score: number | null) =>
      void save({ scores: [{ question_id: questionId, score }] }).catch(() => undefined),
    commentOn: (questionId: string, comment: string) =>
      save({ scores: [{ question_id: questionId, comment }] }),
    remark: (comment: string) => save({ comment }),
    /** Once given it stays given; the marks of others are shown from then on. */
    give: async () => {
      setIsGiving(true);
      await save({ is_given: true }).catch(() => undefined);
      setIsGiving(false);
    },
  };
}
