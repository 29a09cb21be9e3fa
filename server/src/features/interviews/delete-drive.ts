import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { deleteDriveRow, lockDrive } from "./rows.ts";
import { isDriveEventLegal } from "./states.ts";

/** Deletes a drive with its candidates and interviews. Throws `driveNotFound` or `driveStillRunning`. */
export async function deleteDrive(services: Services, accountId: AccountId, id: string): Promise<void> {
  await transact(services, async (transaction) => {
    const drive = await lockDrive(transaction, accountId, id);
    if (!isDriveEventLegal(drive.status, "delete")) {
      throw new Failure("driveStillRunning");
    }
    await deleteDriveRow(transaction, { accountId, id });
  });
}
