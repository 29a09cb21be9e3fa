import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { presentDriveDetails } from "../drives/present.ts";
import { getDrive, insertDriveEvent, lockDrive, updateDriveRow } from "../drives/rows.ts";
import { forgetSubject } from "../notifications/rows.ts";
import { driveSubject } from "./drive-subjects.ts";
import { nameOfRecruiter } from "./name-of-recruiter.ts";
import { notifyInvitations } from "./notify-drive.ts";
import { releaseHolds } from "./release-holds.ts";
import { countInterviews, lockBatch, takeBackBatch } from "./rows.ts";

/**
 * Takes back the interviews that were scheduled last, before any invitation leaves. Throws `driveNotFound`,
 * `undoWindowOver`; then nothing has changed.
 */
export async function undoScheduling(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<DriveRoundDetails> {
  return transact(services, async (transaction) => {
    const drive = await lockDrive(transaction, accountId, id);
    if (drive.status !== "InProgress" || !drive.undo_batch_id || !drive.undo_until) {
      throw new Failure("undoWindowOver");
    }
    const batch = { accountId, driveId: id, batchId: drive.undo_batch_id };
    const count = await lockBatch(transaction, batch);
    // Only now: a job that has taken one up has locked it too, and none does before this moment.
    if (drive.undo_until <= (await databaseNow(transaction))) {
      throw new Failure("undoWindowOver");
    }
    await releaseHolds(transaction, { accountId, driveId: id, batchId: batch.batchId });
    await takeBackBatch(transaction, batch);
    const counts = await countInterviews(transaction, { accountId, driveId: id });
    const isFirst = counts.all === 0 && counts.completed === 0;
    await updateDriveRow(
      transaction,
      { accountId, id },
      {
        undo_until: null,
        undo_batch_id: null,
        ...(isFirst ? { status: "Draft" as const, scheduled_at: null } : {}),
      },
    );
    const by = await nameOfRecruiter(transaction, accountId);
    await insertDriveEvent(transaction, {
      accountId,
      driveId: id,
      happened: { kind: "scheduling undone", by, count },
    });
    if (counts.all === 0) {
      await forgetSubject(transaction, { accountId, subject: driveSubject.invitations(id) });
    } else {
      await notifyInvitations(transaction, { drive, counts });
    }
    return presentDriveDetails(await getDrive(transaction, accountId, id));
  });
}
