import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { type DriveRow, insertDriveEvent, updateDriveRow } from "../drives/rows.ts";
import { forgetSubject } from "../notifications/rows.ts";
import { interviews } from "./count-in-words.ts";
import { driveSubject } from "./drive-subjects.ts";
import { interviewOver } from "./jobs.ts";
import { notifyCompleted } from "./notify-drive.ts";
import { releaseHolds } from "./release-holds.ts";
import { countInterviews, endInterviews } from "./rows.ts";

/** Ends a running drive that the caller has locked: what is unfinished is closed, and its credits come back. */
export async function completeDrive(
  database: Queryable<Tables>,
  accountId: AccountId,
  { drive, sentence }: { drive: DriveRow; sentence: string },
): Promise<void> {
  const ofDrive = { accountId, driveId: drive.id };
  await releaseHolds(database, ofDrive);
  const closed = await endInterviews(database, { ...ofDrive, outcome: "closed" });
  await enqueue(
    database,
    interviewOver,
    closed.filter(({ wasBegun }) => wasBegun).map(({ id }) => ({ payload: { accountId, interviewId: id } })),
  );
  const now = await databaseNow(database);
  await updateDriveRow(
    database,
    { accountId, id: drive.id },
    { status: "Completed", completed_at: now, undo_until: null, undo_batch_id: null },
  );
  const counts = await countInterviews(database, ofDrive);
  const rest = closed.length === 0 ? "" : `, ${closed.length.toLocaleString("en")} unfinished`;
  await insertDriveEvent(database, {
    ...ofDrive,
    sentence: `${sentence}: ${interviews(counts.completed)} completed${rest}.`,
  });
  await forgetSubject(database, { accountId, subject: driveSubject.invitations(drive.id) });
  await notifyCompleted(database, { drive, counts, isOver: true });
}
