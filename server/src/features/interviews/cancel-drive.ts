import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { presentDriveDetails } from "../drives/present.ts";
import { getDrive, insertDriveEvent, lockDrive, updateDriveRow } from "../drives/rows.ts";
import { isDriveEventLegal } from "../drives/states.ts";
import { forgetSubject } from "../notifications/rows.ts";
import { driveSubject } from "./drive-subjects.ts";
import { interviewOver, sendCandidateNotice } from "./jobs.ts";
import { nameOfRecruiter } from "./name-of-recruiter.ts";
import { releaseHolds } from "./release-holds.ts";
import { endInterviews } from "./rows.ts";

/**
 * Cancels a running drive: what is held comes back, and whoever was invited and has not finished is told. Throws
 * `driveNotFound`, `driveNotRunning`.
 */
export async function cancelDrive(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<DriveRoundDetails> {
  return transact(services, async (transaction) => {
    const drive = await lockDrive(transaction, accountId, id);
    if (!isDriveEventLegal(drive.status, "cancel")) {
      throw new Failure("driveNotRunning");
    }
    const ofDrive = { accountId, driveId: id };
    await releaseHolds(transaction, ofDrive);
    const ended = await endInterviews(transaction, { ...ofDrive, outcome: "cancelled" });
    await updateDriveRow(
      transaction,
      { accountId, id },
      {
        status: "Cancelled",
        cancelled_at: await databaseNow(transaction),
        undo_until: null,
        undo_batch_id: null,
      },
    );
    await enqueue(
      transaction,
      interviewOver,
      ended
        .filter(({ wasBegun }) => wasBegun)
        .map(({ id: interviewId }) => ({ payload: { accountId, interviewId } })),
    );
    const invited = ended.filter(({ wasInvited }) => wasInvited);
    await enqueue(
      transaction,
      sendCandidateNotice,
      invited.map((interview) => ({
        payload: { accountId, interviewId: interview.id, notice: "cancelled" as const },
      })),
    );
    const by = await nameOfRecruiter(transaction, accountId);
    const happened = { kind: "cancelled" as const, by, told: invited.length };
    await insertDriveEvent(transaction, { ...ofDrive, happened });
    await forgetSubject(transaction, { accountId, subject: driveSubject.invitations(id) });
    return presentDriveDetails(await getDrive(transaction, accountId, id));
  });
}
