import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { sendAccountMail } from "./jobs.ts";
import type { AccountRow } from "./rows.ts";
import { deleteSecondFactor } from "./second-factor-rows.ts";

/** For the operator, who knows by other means whose account it is; a mail tells its owner. False where there was none. */
export function removeSecondFactor(
  services: Pick<Services, "database">,
  account: AccountRow,
): Promise<boolean> {
  return transact(services, async (transaction) => {
    const isRemoved = await deleteSecondFactor(transaction, account.id);
    if (isRemoved) {
      await enqueue(transaction, sendAccountMail, [
        { payload: { accountId: account.id, mail: "second-factor-removed" }, lane: account.email },
      ]);
    }
    return isRemoved;
  });
}
