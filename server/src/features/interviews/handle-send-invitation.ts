import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { findAccount } from "../accounts/rows.ts";
import { describeUnknown } from "../candidate-mails/check-mail-texts.ts";
import { deliverMail, gaveUpMail, giveUpMail } from "../candidate-mails/deliver-mail.ts";
import { findDrive, lockDriveIfThere } from "../drives/rows.ts";
import { sendCandidateNotice } from "./jobs.ts";
import { notifyInvitations } from "./notify-drive.ts";
import {
  countInterviews,
  findInterview,
  type InterviewRow,
  insertLink,
  lockInterview,
  updateInterview,
} from "./rows.ts";
import { writeInterviewMail } from "./write-interview-mail.ts";

type Invitation = { accountId: AccountId; interviewId: string; invitation: number };

/**
 * The job behind an invitation. Its link is stored before and that it was sent after, since no transaction should wait
 * for a mail server: whoever is killed in between sends the same mail again, which mailboxes show once.
 */
export async function handleSendInvitation(services: Services, order: Invitation): Promise<void> {
  const { accountId, interviewId } = order;
  const token = newToken();
  if (!(await takeUp(services, order, hashToken(token)))) {
    return;
  }
  const { kysely } = services.database;
  const interview = await findInterview(kysely, accountId, interviewId);
  const drive = interview && (await findDrive(kysely, accountId, interview.drive_id));
  const recruiter = await findAccount(kysely, accountId);
  if (!interview || !drive || drive.is_sample || !recruiter) {
    return;
  }
  const { mail, unknown } = writeInterviewMail({
    kind: "invited",
    drive,
    text: drive.invitation_text,
    interview,
    recruiter,
    publicUrl: services.config.publicUrl,
    token,
    sequence: order.invitation - 1,
    idempotencyKey: mailKeyOf(order),
  });
  // The text may have changed since it was checked.
  const trouble = describeUnknown("invited", unknown);
  if (trouble !== null) {
    await settle(services, order, { email_failure: `Not sent: ${trouble}`, email_given_up: true });
    return;
  }
  const about = { interviewId };
  const delivery = await deliverMail(services, { accountId, kind: "invited", about, mail });
  if (delivery.outcome === "gone") {
    return;
  }
  if (delivery.outcome === "sent") {
    await settle(services, order, { email_status: "SENT", email_failure: null, invited_at: new Date() });
    return;
  }
  await settle(services, order, {
    email_failure: delivery.failure,
    ...(delivery.outcome === "refused" ? { email_given_up: true } : {}),
  });
  if (delivery.outcome === "delayed") {
    throw delivery.error;
  }
}

/** After the last try. */
export async function giveUpInvitation(services: Services, order: Invitation): Promise<void> {
  await giveUpMail(services, { accountId: order.accountId, mailKey: mailKeyOf(order) });
  await settle(services, order, { email_failure: gaveUpMail, email_given_up: true });
}

function mailKeyOf({ interviewId, invitation }: Invitation): string {
  return `invitation:${interviewId}:${invitation}`;
}

/** Whether it is still to be sent; an undo that has begun is waited for. */
function takeUp(services: Services, order: Invitation, tokenHash: Buffer): Promise<boolean> {
  const { accountId, interviewId } = order;
  return transact(services, async (transaction) => {
    const interview = await lockInterview(transaction, { accountId, id: interviewId });
    const isDue = interview !== undefined && isOutstanding(interview, order);
    if (isDue) {
      await insertLink(transaction, { accountId, interviewId, tokenHash });
    }
    return isDue;
  });
}

async function settle(
  services: Services,
  order: Invitation,
  changes: Parameters<typeof updateInterview>[2],
): Promise<void> {
  const { accountId, interviewId } = order;
  await transact(services, async (transaction) => {
    const found = await findInterview(transaction, accountId, interviewId);
    const drive = found && (await lockDriveIfThere(transaction, accountId, found.drive_id));
    const interview = drive && (await lockInterview(transaction, { accountId, id: interviewId }));
    if (!drive || !interview) {
      return;
    }
    if (interview.invitation !== order.invitation || interview.email_status === "SENT") {
      // A newer one is on its way; whoever got this one was invited all the same.
      await updateInterview(
        transaction,
        { accountId, id: interviewId },
        { invited_at: changes.invited_at ?? interview.invited_at },
      );
      return;
    }
    await updateInterview(transaction, { accountId, id: interviewId }, changes);
    if (changes.invited_at && interview.invited_at === null && interview.outcome === "cancelled") {
      // It was cancelled while this mail was handed over, before anybody was known to be invited.
      await updateInterview(transaction, { accountId, id: interviewId }, { notice: "cancelled" });
      await enqueue(transaction, sendCandidateNotice, [
        { payload: { accountId, interviewId, notice: "cancelled" } },
      ]);
    }
    const counts = await countInterviews(transaction, { accountId, driveId: drive.id });
    if (counts.all > 0) {
      await notifyInvitations(transaction, { drive, counts });
    }
  });
}

function isOutstanding(interview: InterviewRow, order: Invitation): boolean {
  return (
    interview.invitation === order.invitation &&
    interview.email_status === "NOT_SENT" &&
    !interview.email_given_up &&
    interview.outcome === "none" &&
    interview.status !== "COMPLETED"
  );
}
