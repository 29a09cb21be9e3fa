import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { getCvFile, retryCvFiles } from "./cv-file-rows.ts";
import { queueReading } from "./queue-cv-files.ts";
import { lockScreening } from "./rows.ts";

/** Reads a failed file again. Throws `screeningNotFound`, `fileNotFound`, `fileNotRetryable`, `fileNotArrived`. */
export async function retryCvFile(
  services: Services,
  accountId: AccountId,
  file: { screeningId: string; fileId: string },
): Promise<void> {
  const { screeningId, fileId: id } = file;
  await transact(services, async (transaction) => {
    await lockScreening(transaction, accountId, screeningId);
    const row = await getCvFile(transaction, { accountId, screeningId, id, lock: true });
    if (row.state !== "failed") {
      throw new Failure("fileNotRetryable");
    }
    if (!(await services.storage.stat(row.object_key))) {
      throw new Failure("fileNotArrived");
    }
    await retryCvFiles(transaction, { accountId, ids: [id] });
    await queueReading(transaction, accountId, [id]);
  });
}
