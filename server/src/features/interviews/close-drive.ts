import type { DriveRoundDetails } from "@winnow/contract/drives.ts";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { presentDriveDetails } from "../drives/present.ts";
import { getDrive, lockDrive } from "../drives/rows.ts";
import { isDriveEventLegal } from "../drives/states.ts";
import { completeDrive } from "./complete-drive.ts";
import { nameOfRecruiter } from "./name-of-recruiter.ts";

/** Ends a drive before its window does. Throws `driveNotFound`, `driveNotRunning`. */
export async function closeDrive(
  services: Services,
  accountId: AccountId,
  id: string,
): Promise<DriveRoundDetails> {
  return transact(services, async (transaction) => {
    const drive = await lockDrive(transaction, accountId, id);
    if (!isDriveEventLegal(drive.status, "close")) {
      throw new Failure("driveNotRunning");
    }
    const by = await nameOfRecruiter(transaction, accountId);
    await completeDrive(transaction, accountId, { drive, end: "closed", by });
    return presentDriveDetails(await getDrive(transaction, accountId, id));
  });
}
