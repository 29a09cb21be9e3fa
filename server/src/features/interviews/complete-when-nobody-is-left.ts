import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { DriveRow } from "../drives/rows.ts";
import { completeDrive } from "./complete-drive.ts";
import { countInterviews, countToSchedule, type InterviewCounts } from "./rows.ts";

/**
 * Completes a running drive that the caller has locked once its last interview is over and somebody has finished. Answers
 * the counts while somebody is left, else null.
 */
export async function completeWhenNobodyIsLeft(
  database: Queryable<Tables>,
  accountId: AccountId,
  drive: DriveRow,
): Promise<InterviewCounts | null> {
  const ofDrive = { accountId, driveId: drive.id };
  const counts = await countInterviews(database, ofDrive);
  const left = counts.open + (await countToSchedule(database, ofDrive));
  if (left > 0 || counts.completed === 0) {
    return counts;
  }
  await completeDrive(database, accountId, { drive, end: "everybody finished", by: null });
  return null;
}
