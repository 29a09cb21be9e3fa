import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { isLocked } from "../accounts/lock-rows.ts";
import { lockDrive } from "../drives/rows.ts";
import { chargeInterview } from "./charge-interview.ts";
import { completeWhenNobodyIsLeft } from "./complete-when-nobody-is-left.ts";
import { interviewOver } from "./jobs.ts";
import { notifyCompleted } from "./notify-drive.ts";
import { getInterview, lockInterview, updateInterview } from "./rows.ts";

/**
 * Completes an interview and charges it, once, in the transaction that stores its last answer; with the last one of all
 * candidates the drive is completed. While the account is locked the charge waits until it is unlocked. Throws
 * `interviewNotFound`, `interviewOver`.
 */
export async function settleInterview(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<void> {
  const { drive_id: driveId } = await getInterview(database, accountId, id);
  const drive = await lockDrive(database, accountId, driveId);
  await lockInterview(database, { accountId, id });
  const interview = await getInterview(database, accountId, id);
  if (interview.status === "COMPLETED") {
    return;
  }
  if (drive.status !== "InProgress" || interview.outcome !== "none") {
    throw new Failure("interviewOver");
  }
  await updateInterview(
    database,
    { accountId, id },
    { status: "COMPLETED", completed_at: await databaseNow(database) },
  );
  await enqueue(database, interviewOver, [{ payload: { accountId, interviewId: id } }]);
  if (interview.hold_id && !(await isLocked(database, accountId))) {
    await chargeInterview(database, { ...interview, hold_id: interview.hold_id });
  }
  const counts = await completeWhenNobodyIsLeft(database, accountId, drive);
  if (counts) {
    await notifyCompleted(database, { drive, counts, isOver: false });
  }
}
