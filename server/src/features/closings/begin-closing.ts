import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import type { AccountRow } from "../accounts/rows.ts";
import { deleteSessionsOf } from "../accounts/session-rows.ts";
import { forgetCallers } from "../accounts/sign-in-try-rows.ts";
import { rememberWelcome } from "../accounts/welcome-rows.ts";
import { deleteAccount, keyOfDeleting } from "./jobs.ts";
import { closeJobForms, countWhatGoes, deleteLinkTokens, markClosing } from "./rows.ts";

/**
 * All sessions of an account end, its address is free, and a job deletes everything. Throws `invalidToken` where it was
 * closed before, `drivesRunning`, `accountOnHold`.
 */
export async function beginClosing(
  services: Pick<Services, "database">,
  { id: accountId, email }: Pick<AccountRow, "id" | "email">,
): Promise<void> {
  await transact(services, async (transaction) => {
    if (!(await markClosing(transaction, accountId))) {
      throw new Failure("invalidToken");
    }
    const { running_drives, on_hold } = await countWhatGoes(transaction, accountId);
    if (running_drives > 0) {
      throw new Failure("drivesRunning");
    }
    if (on_hold > 0) {
      throw new Failure("accountOnHold");
    }
    await rememberWelcome(transaction, email);
    await deleteLinkTokens(transaction, accountId);
    await forgetCallers(transaction, accountId);
    await closeJobForms(transaction, accountId);
    await deleteSessionsOf(transaction, accountId);
    await enqueue(transaction, deleteAccount, [
      { payload: { accountId }, key: keyOfDeleting({ accountId }) },
    ]);
  });
}
