import { randomUUID } from "node:crypto";
import type { DriveQuestion } from "@winnow/contract/drives.ts";
import type { SampleInterview } from "@winnow/samples/sample-drive.ts";
import type { AccountId } from "../../account-id.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { beginAnswer } from "../answers/begin-answer.ts";
import { continueHere } from "../answers/continue-here.ts";
import { finishInterview } from "../answers/finish-interview.ts";
import { giveAnswer } from "../answers/give-answer.ts";
import { giveConsent } from "../answers/give-consent.ts";
import { noticeOf } from "../answers/notice.ts";
import { openQuestion } from "../answers/open-question.ts";
import { saveAnswerText } from "../answers/save-answer-text.ts";
import { withdrawFromInterview } from "../answers/withdraw-from-interview.ts";
import { insertLink } from "../interviews/rows.ts";

/** Goes through an interview as its invented candidate would, by a link that nobody else ever sees. */
export async function answerAs(
  services: Services,
  { stand, answers, reason = "" }: SampleInterview,
  of: { accountId: AccountId; interviewId: string; questions: DriveQuestion[] },
): Promise<void> {
  if (stand === "not begun") {
    return;
  }
  const token = newToken();
  const { accountId, interviewId } = of;
  await insertLink(services.database.kysely, { accountId, interviewId, tokenHash: hashToken(token) });
  if (stand === "withdrawn") {
    await withdrawFromInterview(services, { token, reason, erases: false });
    return;
  }
  const visit = randomUUID();
  await continueHere(services, { token, visit, takesOver: false });
  const { notice_version: version } = noticeOf(services);
  await giveConsent(services, { token, visit, version, language: "en" });
  for (const { id: questionId, skill } of of.questions) {
    const text = answers[skill ?? ""];
    if (text !== undefined) {
      const question = { token, visit, questionId };
      await openQuestion(services, question);
      await beginAnswer(services, { ...question, kind: "text", take: 1 });
      await saveAnswerText(services, { ...question, text, version: 1 });
      await giveAnswer(services, question);
    }
  }
  if (stand === "completed") {
    await finishInterview(services, { token, visit, withoutMissing: false });
  }
}
