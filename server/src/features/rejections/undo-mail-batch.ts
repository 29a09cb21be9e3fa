import type { MailBatch } from "@winnow/contract/candidate-mails.ts";
import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { lockMailBatch, markUndone } from "./batch-rows.ts";
import { getMailBatch } from "./get-mail-batch.ts";

/** Sends none of the mails; twice is once. Throws `mailBatchNotFound`, `mailsLeaving` once they may leave. */
export function undoMailBatch(services: Services, accountId: AccountId, id: string): Promise<MailBatch> {
  return transact(services, async (transaction) => {
    const batch = await lockMailBatch(transaction, { accountId, id });
    if (!batch) {
      throw new Failure("mailBatchNotFound");
    }
    if (!batch.undone_at) {
      // Only now: a job that has taken one up has locked it too, and none does before this moment.
      if (batch.sends_at <= (await databaseNow(transaction))) {
        throw new Failure("mailsLeaving");
      }
      await markUndone(transaction, { accountId, id });
    }
    return getMailBatch(transaction, { accountId, id });
  });
}
