import { transact } from "../../platform/database/transact.ts";
import type { Services } from "../../services.ts";
import { type BatchRow, countBatchMails, lockMailBatch } from "./batch-rows.ts";
import { lockPlace } from "./lock-place.ts";
import { notifyTold } from "./notify-told.ts";
import { placeOfBatch } from "./place-of-batch.ts";

/** Tells the recruiter once nothing of a batch waits any more; whoever settles its last mail does. */
export async function settleBatch(
  services: Services,
  { id, account_id: accountId, ...batch }: BatchRow,
): Promise<void> {
  await transact(services, async (transaction) => {
    const of = placeOfBatch({ id, account_id: accountId, ...batch });
    const place = await lockPlace(transaction, of);
    if (!place || !(await lockMailBatch(transaction, { accountId, id }))) {
      return;
    }
    const counts = await countBatchMails(transaction, { accountId, id });
    if (counts.waiting === 0) {
      await notifyTold(transaction, { of, batchId: id, title: place.title, counts });
    }
  });
}
