import type { AccountId } from "../../account-id.ts";
import { MailRefused } from "../../platform/mail/mail-refused.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "../accounts/rows.ts";
import { type DriveRow, findDrive } from "../drives/rows.ts";
import { unknownPlaceholders } from "./fill-placeholders.ts";
import type { CandidateNotice } from "./jobs.ts";
import { findInterview, type InterviewRow, insertLink, updateInterview } from "./rows.ts";
import { writeCandidateMail } from "./write-candidate-mail.ts";

type Order = { accountId: AccountId; interviewId: string; notice: CandidateNotice };

/** The job behind reminders and news of the end. What is no longer so is not sent. */
export async function handleSendCandidateNotice(services: Services, order: Order): Promise<void> {
  const { accountId, interviewId, notice } = order;
  const { kysely } = services.database;
  const interview = await findInterview(kysely, accountId, interviewId);
  const drive = interview && (await findDrive(kysely, accountId, interview.drive_id));
  const recruiter = await findAccount(kysely, accountId);
  if (!interview || !drive || !recruiter || !isStillSo(interview, notice)) {
    return;
  }
  const token = notice === "reminder" ? newToken() : null;
  if (token) {
    await insertLink(kysely, { accountId, interviewId, tokenHash: hashToken(token) });
  }
  const occasion = notice === "reminder" ? Number(drive.closes_at) : interview.invitation;
  const { mail } = writeCandidateMail({
    kind: notice,
    drive: withSendableReminder(drive),
    interview,
    recruiter,
    publicUrl: services.config.publicUrl,
    token,
    sequence: notice === "reminder" ? null : interview.invitation,
    idempotencyKey: `${notice}:${interviewId}:${occasion}`,
  });
  try {
    await services.mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailRefused)) {
      throw error;
    }
  }
  await settleNotice(services, order);
}

/** Nobody waits any longer for it to be sent: it was, or it cannot be. */
export async function settleNotice(
  services: Services,
  { accountId, interviewId, notice }: Order,
): Promise<void> {
  if (notice !== "reminder") {
    await updateInterview(services.database.kysely, { accountId, id: interviewId }, { notice: null });
  }
}

/** The usual text where the recruiter's own, changed since it was checked, names what nothing is known for. */
function withSendableReminder(drive: DriveRow): DriveRow {
  const isSendable = unknownPlaceholders(drive.reminder_text ?? "").length === 0;
  return isSendable ? drive : { ...drive, reminder_text: null };
}

function isStillSo(interview: InterviewRow, notice: CandidateNotice): boolean {
  return notice === "reminder"
    ? interview.outcome === "none" && interview.status !== "COMPLETED"
    : interview.outcome === notice;
}
