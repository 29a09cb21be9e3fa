import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { requirePresentPassword } from "../accounts/require-present-password.ts";
import { deleteSessionsOf } from "../accounts/session-rows.ts";
import { forgetCallers } from "../accounts/sign-in-try-rows.ts";
import { rememberWelcome } from "../accounts/welcome-rows.ts";
import { deleteAccount, keyOfDeleting } from "./jobs.ts";
import { closeJobForms, countWhatGoes, deleteLinkTokens, markClosing } from "./rows.ts";

/**
 * Closes an account for good: all sessions end, its address is free, and a job deletes everything. Throws
 * `passwordWrong`, `tooManyRequests`, `addressDiffers`, `drivesRunning`, `accountOnHold`.
 */
export async function closeAccount(
  services: Services,
  accountId: AccountId,
  input: { password: string; email: string; caller: string },
): Promise<void> {
  const { password, caller } = input;
  const account = await requirePresentPassword(services, { accountId, password, caller, input: "password" });
  if (input.email !== account.email) {
    const message = "This is not the e-mail address of this account.";
    throw new Failure("addressDiffers", { fields: { email: message } });
  }
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
    await rememberWelcome(transaction, account.email);
    await deleteLinkTokens(transaction, accountId);
    await forgetCallers(transaction, accountId);
    await closeJobForms(transaction, accountId);
    await deleteSessionsOf(transaction, accountId);
    await enqueue(transaction, deleteAccount, [
      { payload: { accountId }, key: keyOfDeleting({ accountId }) },
    ]);
  });
}
