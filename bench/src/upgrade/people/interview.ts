import { randomUUID } from "node:crypto";
import {
  beginAnswer,
  continueHere,
  finishInterview,
  giveAnswer,
  giveConsent,
  interviewNotice,
  openInterview,
  openQuestion,
  saveAnswerText,
} from "@winnow/contract/answers.ts";
import { scheduleInterviews } from "@winnow/contract/drives.ts";
import { candidatesOf, givenReadyDrive } from "@winnow/tests/given/given-ready-drive.ts";
import type pg from "pg";
import { type Recruiter, untilIt } from "./recruiter.ts";

/** A drive with one candidate, who opens the link of the mail and answers in writing. */
export async function interview(recruiter: Recruiter, pool: pg.Pool): Promise<void> {
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await recruiter.call(scheduleInterviews, { params: { id } });
  const [candidate] = await untilIt(
    "Inviting",
    () => candidatesOf(recruiter, id),
    (all) => all.every((one) => one.interview?.email_status === "SENT"),
  );
  const { rows } = await pool.query<{ body_text: string }>(
    "select body_text from inbox_mails where recipient like '%<' || $1::text || '>'",
    [candidate?.email],
  );
  const token = /\/admin\/public\/interview\/([\w-]+)/.exec(rows[0]?.body_text ?? "")?.[1] ?? "";
  const visit = randomUUID();
  const { call } = recruiter.traffic.client(recruiter.url);
  const params = { token };
  const opened = await call(openInterview, { params });
  await call(continueHere, { params, body: { visit, take_over: true } });
  const consent = { visit, version: opened.notice_version, language: interviewNotice.language };
  await call(giveConsent, { params, body: consent });
  for (const question of opened.questions) {
    const ofQuestion = { token, question_id: question.id };
    await call(openQuestion, { params: ofQuestion, body: { visit } });
    await call(beginAnswer, { params: ofQuestion, body: { visit, kind: "text", take: 1 } });
    const text = "A colleague was ill, so I asked the next ward for one nurse and told the families why.";
    await call(saveAnswerText, { params: ofQuestion, body: { visit, text, version: 1 } });
    await call(giveAnswer, { params: ofQuestion, body: { visit } });
  }
  await call(finishInterview, { params, body: { visit } });
}
