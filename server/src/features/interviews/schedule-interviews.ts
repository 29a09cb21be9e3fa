import { randomUUID } from "node:crypto";
import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { checkMailTexts } from "../candidate-mails/check-mail-texts.ts";
import { formatCredits } from "../credits/format-credits.ts";
import { holdCredits } from "../credits/hold-credits.ts";
import { findPrices } from "../credits/prices.ts";
import { candidates, interviews } from "../drives/count-in-words.ts";
import { presentDriveDetails } from "../drives/present.ts";
import { requireNoSample } from "../drives/require-no-sample.ts";
import { type DriveRow, getDrive, insertDriveEvent, lockDrive, updateDriveRow } from "../drives/rows.ts";
import { nextDriveStatus } from "../drives/states.ts";
import { workOf } from "./drive-work-rows.ts";
import { sendInvitation } from "./jobs.ts";
import { nameOfRecruiter } from "./name-of-recruiter.ts";
import { notifyInvitations } from "./notify-drive.ts";
import { countInterviews, countToSchedule, openInterviews } from "./rows.ts";

/**
 * Opens an interview for each candidate who has none: holds the credits (with `quoted`, exactly these hundredths), and
 * queues the invitations for the moment when this can no longer be undone, in one transaction. When nobody is left to invite, nothing changes. Throws
 * `driveNotFound`, `sampleInvitesNobody`, `driveNotRunning`, `driveWithoutQuestions`, `driveWithoutCandidates`, `driveWindowMissing`,
 * `driveWindowOver`, `mailPlaceholderUnknown`, `quoteOutdated`, `creditsInsufficient`; then nothing has changed.
 */
export async function scheduleInterviews(
  services: Services,
  accountId: AccountId,
  { id, quoted }: { id: string; quoted: number | undefined },
): Promise<DriveRoundDetails> {
  return transact(services, async (transaction) => {
    const drive = await lockDrive(transaction, accountId, id);
    requireNoSample(drive);
    const now = await databaseNow(transaction);
    requireReady(drive, now);
    const count = await countToSchedule(transaction, { accountId, driveId: id });
    if (count === 0) {
      if (drive.status === "Draft") {
        throw new Failure("driveWithoutCandidates");
      }
      return presentDriveDetails(await getDrive(transaction, accountId, id));
    }
    const { interview: price } = await findPrices(services, transaction, accountId);
    if (quoted !== undefined && quoted !== count * price) {
      throw new Failure("quoteOutdated", {
        message: `This costs ${formatCredits(count * price)} credits for ${candidates(count)} by now. Please look at the quote again.`,
      });
    }
    const holdId = await holdCredits(transaction, {
      accountId,
      work: workOf(id),
      units: count,
      unitAmount: price,
      advice: (affordable) =>
        `remove candidates: the credits that are left pay for ${interviews(affordable)}`,
    });
    const batchId = randomUUID();
    const opened = await openInterviews(transaction, { accountId, driveId: id, batchId, holdId });
    const undoUntil = new Date(now.getTime() + services.config.schedulingUndoSeconds * 1000);
    await updateDriveRow(
      transaction,
      { accountId, id },
      {
        status: "InProgress",
        opens_at: drive.opens_at ?? now,
        scheduled_at: drive.scheduled_at ?? now,
        undo_until: undoUntil,
        undo_batch_id: batchId,
      },
    );
    await enqueue(
      transaction,
      sendInvitation,
      opened.map((interview) => ({
        payload: { accountId, interviewId: interview.id, invitation: interview.invitation },
      })),
      { runAt: undoUntil },
    );
    const by = await nameOfRecruiter(transaction, accountId);
    await insertDriveEvent(transaction, {
      accountId,
      driveId: id,
      happened: { kind: "interviews scheduled", by, count: opened.length },
    });
    await notifyInvitations(transaction, {
      drive,
      counts: await countInterviews(transaction, { accountId, driveId: id }),
    });
    return presentDriveDetails(await getDrive(transaction, accountId, id));
  });
}

function requireReady(drive: DriveRow, now: Date): void {
  if (nextDriveStatus(drive.status, "schedule") === null) {
    throw new Failure("driveNotRunning");
  }
  if (drive.questions.length === 0) {
    throw new Failure("driveWithoutQuestions");
  }
  if (!drive.closes_at) {
    throw new Failure("driveWindowMissing");
  }
  if (drive.closes_at <= now) {
    throw new Failure("driveWindowOver");
  }
  checkMailTexts(drive);
}
