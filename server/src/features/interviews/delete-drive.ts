import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { releaseRestOfHolds } from "../credits/rows.ts";
import { removeJdFileLater } from "../drives/keep-jd-file.ts";
import { deleteDriveRow, lockDrive } from "../drives/rows.ts";
import { isDriveEventLegal } from "../drives/states.ts";
import { requireNoLegalHold } from "../legal-holds/require-no-legal-hold.ts";
import { forgetSubject } from "../notifications/rows.ts";
import { driveSubject } from "./drive-subjects.ts";
import { workOf } from "./drive-work-rows.ts";
import { isNoticeOutstanding } from "./rows.ts";

/**
 * Deletes a drive, the sample in whatever state, with its job description, candidates, interviews and answers, and what was notified about it; the ledger stays. Throws
 * `driveNotFound`, `screeningOnHold`, `driveStillRunning`, or `candidatesNotToldYet` while mails about its end are on their way.
 */
export async function deleteDrive(services: Services, accountId: AccountId, id: string): Promise<void> {
  await transact(services, async (transaction) => {
    const drive = await lockDrive(transaction, accountId, id);
    requireNoLegalHold(drive);
    if (!drive.is_sample && !isDriveEventLegal(drive.status, "delete")) {
      throw new Failure("driveStillRunning");
    }
    if (await isNoticeOutstanding(transaction, { accountId, driveId: id })) {
      throw new Failure("candidatesNotToldYet");
    }
    await deleteDriveRow(transaction, { accountId, id });
    await releaseRestOfHolds(transaction, { accountId, work: workOf(id) });
    await removeJdFileLater(transaction, drive);
    await forgetSubject(transaction, { accountId, subject: driveSubject.invitations(id) });
  });
}
