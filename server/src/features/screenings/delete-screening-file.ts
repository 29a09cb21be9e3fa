import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { requireNoLegalHold } from "../legal-holds/require-no-legal-hold.ts";
import { getCvFile } from "./cv-file-rows.ts";
import { noJdUpload } from "./handle-read-jd-file.ts";
import { placesOfJdUpload } from "./object-keys.ts";
import { removeCvFile } from "./remove-cv-file.ts";
import { removeLater } from "./remove-later.ts";
import { lockScreening, updateScreeningRow } from "./rows.ts";
import { settleStatus } from "./settle-status.ts";

/**
 * Removes a CV file with its result and its recorded duplicates; or a JD that is on its way.
 * Throws `screeningNotFound`, `fileNotFound`, `fileInWork`, `screeningOnHold`.
 */
export async function deleteScreeningFile(
  services: Services,
  accountId: AccountId,
  file: { screeningId: string; fileId: string },
): Promise<void> {
  const { screeningId, fileId } = file;
  await transact(services, async (transaction) => {
    const screening = await lockScreening(transaction, accountId, screeningId);
    if (fileId === screening.jd_upload_id && screening.jd_upload_state) {
      await updateScreeningRow(transaction, { accountId, id: screeningId }, noJdUpload);
      await removeLater(transaction, placesOfJdUpload(screening));
      return;
    }
    requireNoLegalHold(screening);
    const row = await getCvFile(transaction, { accountId, screeningId, id: fileId, lock: true });
    if (row.state === "queued" || row.state === "screening") {
      throw new Failure("fileInWork");
    }
    await removeCvFile(transaction, row);
    await settleStatus(transaction, screening);
  });
}
