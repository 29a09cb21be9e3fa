import type { AccountId } from "../../account-id.ts";
import type { Services } from "../../services.ts";
import { questionsOf } from "../answers/questions-of.ts";
import { findOpenedInterview, listAnswers } from "../answers/rows.ts";
import { builtInEngine, markAnswers } from "./mark-answers.ts";
import { findMarks, keepMarks } from "./rows.ts";

/** The job behind the marks of an interview. They are made once: the same report for everybody who reads it. */
export async function handleInterviewOver(
  { database: { kysely } }: Services,
  of: { accountId: AccountId; interviewId: string },
): Promise<void> {
  const interview = await findOpenedInterview(kysely, of);
  if (!interview || (await findMarks(kysely, of))) {
    return;
  }
  const answers = new Map((await listAnswers(kysely, of)).map((answer) => [answer.question_id, answer]));
  const marks = markAnswers(questionsOf(interview), (id) => answers.get(id)?.text ?? null);
  await keepMarks(kysely, { ...of, markedBy: builtInEngine, marks });
}
