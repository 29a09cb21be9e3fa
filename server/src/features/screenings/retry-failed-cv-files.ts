import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { findFailedCvFiles, retryCvFiles } from "./cv-file-rows.ts";
import { queueReading } from "./queue-cv-files.ts";
import { lockScreening } from "./rows.ts";

const looksAtATime = 20;

/** Reads all failed files again whose original is there; answers how many. Throws `screeningNotFound`. */
export async function retryFailedCvFiles(
  services: Services,
  accountId: AccountId,
  screeningId: string,
): Promise<number> {
  return transact(services, async (transaction) => {
    await lockScreening(transaction, accountId, screeningId);
    const failed = await findFailedCvFiles(transaction, { accountId, screeningId });
    const ids: string[] = [];
    for (let from = 0; from < failed.length; from += looksAtATime) {
      const some = failed.slice(from, from + looksAtATime);
      const stored = await Promise.all(some.map((file) => services.storage.stat(file.object_key)));
      ids.push(...some.filter((_, index) => stored[index]).map((file) => file.id));
    }
    const retried = await retryCvFiles(transaction, { accountId, ids });
    await queueReading(transaction, accountId, retried);
    return retried.length;
  });
}
