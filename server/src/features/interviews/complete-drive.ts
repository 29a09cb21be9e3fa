import type { driveEnds } from "@winnow/contract/drive-happenings.ts";
import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import { type DriveRow, insertDriveEvent, updateDriveRow } from "../drives/rows.ts";
import { forgetSubject } from "../notifications/rows.ts";
import { driveSubject } from "./drive-subjects.ts";
import { interviewOver } from "./jobs.ts";
import { notifyCompleted } from "./notify-drive.ts";
import { releaseHolds } from "./release-holds.ts";
import { countInterviews, endInterviews } from "./rows.ts";

/** Ends a running drive that the caller has locked: what is unfinished is closed, and its credits come back. */
export async function completeDrive(
  database: Queryable<Tables>,
  accountId: AccountId,
  { drive, end, by }: { drive: DriveRow; end: (typeof driveEnds)[number]; by: string | null },
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
  await insertDriveEvent(database, {
    ...ofDrive,
    happened: { kind: "completed", end, by, completed: counts.completed, unfinished: closed.length },
  });
  await forgetSubject(database, { accountId, subject: driveSubject.invitations(drive.id) });
  await notifyCompleted(database, { drive, counts, isOver: true });
}
