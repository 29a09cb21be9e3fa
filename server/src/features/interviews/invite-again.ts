import { databaseNow } from "../../platform/database/database-now.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Tables } from "../../tables.ts";
import type { DriveRow } from "../drives/rows.ts";
import { sendInvitation } from "./jobs.ts";
import { type InterviewRow, unsent, updateInterview } from "./rows.ts";

/** Another invitation in place of the one before, for an open interview; the caller has locked it and its drive. */
export async function inviteAgain(
  transaction: Queryable<Tables>,
  { drive, interview }: { drive: DriveRow; interview: Pick<InterviewRow, "id" | "invitation"> },
): Promise<void> {
  const { account_id: accountId } = drive;
  const invitation = interview.invitation + 1;
  await updateInterview(transaction, { accountId, id: interview.id }, { invitation, ...unsent });
  const now = await databaseNow(transaction);
  await enqueue(
    transaction,
    sendInvitation,
    [{ payload: { accountId, interviewId: interview.id, invitation } }],
    drive.undo_until && drive.undo_until > now ? { runAt: drive.undo_until } : {},
  );
}
