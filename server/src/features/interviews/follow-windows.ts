import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { lockDriveIfThere, updateDriveRow } from "../drives/rows.ts";
import { completeDrive } from "./complete-drive.ts";
import { sendCandidateNotice } from "./jobs.ts";
import { notifyEnding } from "./notify-drive.ts";
import { countInterviews, listDrivesToClose, listDrivesToRemind, listToRemind } from "./rows.ts";

/** Completes every drive whose window is over. */
export async function closeEndedDrives(services: Services): Promise<void> {
  for (const { id, account_id: accountId } of await listDrivesToClose(services.database.kysely)) {
    await transact(services, async (transaction) => {
      const drive = await lockDriveIfThere(transaction, accountId, id);
      const now = await databaseNow(transaction);
      if (drive?.status === "InProgress" && drive.closes_at && drive.closes_at <= now) {
        await completeDrive(transaction, accountId, { drive, end: "window over", by: null });
      }
    });
  }
}

/** A day before the end of a drive: reminds whoever has not finished, once for each end, and tells the recruiter. */
export async function remindOfEnds(services: Services): Promise<void> {
  for (const { id, account_id: accountId } of await listDrivesToRemind(services.database.kysely)) {
    await transact(services, async (transaction) => {
      const drive = await lockDriveIfThere(transaction, accountId, id);
      const now = await databaseNow(transaction);
      if (drive?.status !== "InProgress" || !drive.closes_at || drive.closes_at <= now) {
        return;
      }
      const dayBefore = new Date(drive.closes_at.getTime() - 24 * 60 * 60 * 1000);
      if (dayBefore > now || (drive.reminded_at && drive.reminded_at >= dayBefore)) {
        return;
      }
      const ofDrive = { accountId, driveId: id };
      const late = await listToRemind(transaction, { ...ofDrive, closesAt: drive.closes_at });
      await enqueue(
        transaction,
        sendCandidateNotice,
        late.map((interview) => ({
          payload: { accountId, interviewId: interview.id, notice: "reminder" as const },
        })),
      );
      await updateDriveRow(transaction, { accountId, id }, { reminded_at: now });
      const { notBegun } = await countInterviews(transaction, ofDrive);
      await notifyEnding(transaction, { drive, notBegun });
    });
  }
}
