import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { lockDriveIfThere } from "../drives/rows.ts";
import { sendInvitation } from "./jobs.ts";
import { inviteAnew } from "./rows.ts";

/** The job behind a window that was moved: whoever was invited and has not finished is told the new times. */
export async function handleDriveWindowMoved(
  services: Services,
  { accountId, driveId }: { accountId: AccountId; driveId: string },
): Promise<void> {
  await transact(services, async (transaction) => {
    const drive = await lockDriveIfThere(transaction, accountId, driveId);
    if (drive?.status !== "InProgress") {
      return;
    }
    const invited = await inviteAnew(transaction, { accountId, driveId });
    await enqueue(
      transaction,
      sendInvitation,
      invited.map(({ id, invitation }) => ({ payload: { accountId, interviewId: id, invitation } })),
    );
  });
}
