import type { InterviewReport } from "@winnow/contract/reports.ts";
import { useRef, useState } from "react";
import { useSaveScorecard } from "../queries.ts";
import { type CardEdits, changedScores } from "./changed-scores.ts";

export type OwnScorecard = ReturnType<typeof useScorecard>;

/** The own scorecard with what was changed here laid over it; every change is saved as it is made. */
export function useScorecard({
  interview,
  own_scorecard: stored,
}: Pick<InterviewReport, "interview" | "own_scorecard">) {
  const saving = useSaveScorecard(interview);
  /** The newest, for a change that follows before the next drawing. */
  const newest = useRef<CardEdits>({ questions: {} });
  const [edits, setEdits] = useState(newest.current);
  const [isGiving, setIsGiving] = useState(false);

  function save(next: CardEdits, options: { gives: boolean } = { gives: false }) {
    newest.current = next;
    setEdits(next);
    return saving.mutateAsync({
      scores: changedScores(stored.scores, next.questions),
      comment: next.comment ?? stored.comment,
      is_given: options.gives,
    });
  }

  function changeQuestion(questionId: string, change: CardEdits["questions"][string]) {
    const { questions, ...rest } = newest.current;
    return save({
      ...rest,
      questions: { ...questions, [questionId]: { ...questions[questionId], ...change } },
    });
  }

  const scores = changedScores(stored.scores, edits.questions);
  const ofQuestion = (id: string) => scores.find(({ question_id }) => question_id === id);
  return {
    scores,
    comment: edits.comment ?? stored.comment,
    givenAt: stored.given_at,
    error: saving.error,
    isGiving,
    scoreOf: (questionId: string) => ofQuestion(questionId)?.score ?? null,
    commentOf: (questionId: string) => ofQuestion(questionId)?.comment ?? "",
    /** What cannot be saved is said below the scorecard. */
    score: (questionId: string, score: number | null) =>
      void changeQuestion(questionId, { score }).catch(() => undefined),
    commentOn: (questionId: string, comment: string) => changeQuestion(questionId, { comment }),
    remark: (comment: string) => save({ ...newest.current, comment }),
    /** Once given it stays given; the marks of others are shown from then on. */
    give: async () => {
      setIsGiving(true);
      await save(newest.current, { gives: true }).catch(() => undefined);
      setIsGiving(false);
    },
  };
}
