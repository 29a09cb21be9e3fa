import type { Transaction } from "kysely";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { type AskedQuestion, questionsOf } from "./questions-of.ts";
import { type AnswerRow, listAnswers, type OfInterview, type OpenedInterview } from "./rows.ts";

/** The answer that is being given to a question. Throws `questionNotFound`, `questionNotOpen`. */
export async function requireAnswer(
  transaction: Transaction<Tables>,
  { interview, of, questionId }: { interview: OpenedInterview; of: OfInterview; questionId: string },
): Promise<{ answer: AnswerRow; question: AskedQuestion }> {
  const question = questionsOf(interview).find(({ id }) => id === questionId);
  if (!question) {
    throw new Failure("questionNotFound");
  }
  const answer = (await listAnswers(transaction, of)).find((row) => row.question_id === questionId);
  if (!answer || answer.given_at) {
    throw new Failure("questionNotOpen");
  }
  return { answer, question };
}
