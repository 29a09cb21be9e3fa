import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { endLeftRecordings } from "../answers/end-left-recordings.ts";
import { questionsOf } from "../answers/questions-of.ts";
import { findOpenedInterview, listAnswers } from "../answers/rows.ts";
import { writtenText } from "../answers/written-text.ts";
import { lockInterview } from "../interviews/rows.ts";
import { builtInEngine, markAnswers } from "./mark-answers.ts";
import { findMarks, keepMarks } from "./rows.ts";

/**
 * The job behind an interview that is over: what was recorded until then becomes files, what was written is marked. Marks
 * are made once: the same report for everybody who reads it.
 */
export async function handleInterviewOver(
  services: Services,
  of: { accountId: AccountId; interviewId: string },
): Promise<void> {
  // Locked, so that nothing is quoted that is erased meanwhile.
  await transact(services, async (transaction) => {
    await lockInterview(transaction, { accountId: of.accountId, id: of.interviewId });
    const interview = await findOpenedInterview(transaction, of);
    if (!interview) {
      return;
    }
    await endLeftRecordings(transaction, of);
    if (await findMarks(transaction, of)) {
      return;
    }
    const answers = new Map((await listAnswers(transaction, of)).map((row) => [row.question_id, row]));
    const marks = markAnswers(questionsOf(interview), (id) => writtenText(answers.get(id)));
    await keepMarks(transaction, { ...of, markedBy: builtInEngine, marks });
  });
}
