import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { lockScreening } from "../screenings/rows.ts";
import { lockOpenBatch, restoreBefore } from "./decision-rows.ts";
import { nameOfAccount } from "./rows.ts";

/** Takes a batch of decisions back, once. Throws `screeningNotFound`, `batchNotFound`. */
export async function undoDecisions(
  services: Services,
  accountId: AccountId,
  batch: { screeningId: string; id: string },
): Promise<{ restored: number; kept: number }> {
  return transact(services, async (transaction) => {
    await lockScreening(transaction, accountId, batch.screeningId);
    const open = await lockOpenBatch(transaction, { accountId, ...batch });
    if (!open) {
      throw new Failure("batchNotFound");
    }
    const undoneBy = await nameOfAccount(transaction, accountId);
    return restoreBefore(transaction, { accountId, id: open.id, undoneBy });
  });
}
