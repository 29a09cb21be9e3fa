import type { AskedQuestion } from "../answers/questions-of.ts";
import type { StoredMarks } from "./rows.ts";

const markOf = { made: "made", partly: "partly", "not made": "not found" } as const;

/** The points of the rubrics in what was written. What was said counts as transcripts have it. */
export async function markAnswers(
  questions: AskedQuestion[],
  textOf: (questionId: string) => string | null,
): Promise<StoredMarks> {
  // Learns from the whole bank once it is loaded, which a process that marks no answers need not wait for.
  const { assessAnswer } = await import("@winnow/interviewing/assess-answer.ts");
  return questions.flatMap((question) => {
    const answer = textOf(question.id);
    if (!answer?.trim() || question.rubric.length === 0) {
      return [];
    }
    const rubric = question.rubric.map(({ not_made, ...point }) => ({ ...point, notMade: not_made }));
    const { points } = assessAnswer({ answer, rubric, question: question.text });
    return [
      {
        question_id: question.id,
        points: points.map(({ id, verdict, quotations }) => ({
          point_id: id,
          mark: markOf[verdict],
          quotations,
        })),
      },
    ];
  });
}
