import type { AccountId } from "../../account-id.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "../accounts/rows.ts";
import { sendableText } from "../candidate-mails/check-mail-texts.ts";
import { deliverMail, giveUpMail } from "../candidate-mails/deliver-mail.ts";
import { findDriveMailText } from "../candidate-mails/find-mail-text.ts";
import { type DriveRow, findDrive } from "../drives/rows.ts";
import type { CandidateNotice } from "./jobs.ts";
import { findInterview, type InterviewRow, insertLink, updateInterview } from "./rows.ts";
import { writeInterviewMail } from "./write-interview-mail.ts";

type Order = { accountId: AccountId; interviewId: string; notice: CandidateNotice };

/** The job behind reminders and news of the end. What is no longer so is not sent. */
export async function handleSendCandidateNotice(services: Services, order: Order): Promise<void> {
  const { accountId, interviewId, notice } = order;
  const { kysely } = services.database;
  const interview = await findInterview(kysely, accountId, interviewId);
  const drive = interview && (await findDrive(kysely, accountId, interview.drive_id));
  const recruiter = await findAccount(kysely, accountId);
  if (!interview || !drive || drive.is_sample || !recruiter || !isStillSo(interview, notice)) {
    return;
  }
  const token = notice === "reminder" ? newToken() : null;
  if (token) {
    await insertLink(kysely, { accountId, interviewId, tokenHash: hashToken(token) });
  }
  const kind = notice === "reminder" ? "reminded" : notice;
  const { mail } = writeInterviewMail({
    kind,
    drive,
    // The recruiter's own may have changed since it was checked.
    text: sendableText(kind, await findDriveMailText(kysely, drive, kind)),
    interview,
    recruiter,
    publicUrl: services.config.publicUrl,
    token,
    sequence: notice === "reminder" ? null : interview.invitation,
    idempotencyKey: mailKeyOf(notice, { interview, drive }),
  });
  const delivery = await deliverMail(services, { accountId, kind, about: { interviewId }, mail });
  if (delivery.outcome === "delayed") {
    throw delivery.error;
  }
  await settleNotice(services, order);
}

/** After the last try. */
export async function giveUpNotice(services: Services, order: Order): Promise<void> {
  const { accountId, interviewId, notice } = order;
  const { kysely } = services.database;
  const interview = await findInterview(kysely, accountId, interviewId);
  const drive = interview && (await findDrive(kysely, accountId, interview.drive_id));
  if (interview && drive) {
    await giveUpMail(services, { accountId, mailKey: mailKeyOf(notice, { interview, drive }) });
  }
  await settleNotice(services, order);
}

/** Nobody waits any longer for it to be sent: it was, or it cannot be. */
async function settleNotice(services: Services, { accountId, interviewId, notice }: Order): Promise<void> {
  if (notice !== "reminder") {
    await updateInterview(services.database.kysely, { accountId, id: interviewId }, { notice: null });
  }
}

/** A reminder is one for each end of the window. */
function mailKeyOf(
  notice: CandidateNotice,
  { interview, drive }: { interview: InterviewRow; drive: DriveRow },
): string {
  const occasion = notice === "reminder" ? Number(drive.closes_at) : interview.invitation;
  return `${notice}:${interview.id}:${occasion}`;
}

function isStillSo(interview: InterviewRow, notice: CandidateNotice): boolean {
  return notice === "reminder"
    ? interview.outcome === "none" && interview.status !== "COMPLETED"
    : interview.outcome === notice;
}
