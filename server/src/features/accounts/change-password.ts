import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { hashPassword } from "../../platform/passwords.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { checkPassword } from "./check-password.ts";
import { sendAccountMail } from "./jobs.ts";
import { requirePresentPassword } from "./require-present-password.ts";
import { updatePassword, voidLinkTokens } from "./rows.ts";
import { deleteOtherSessions } from "./session-rows.ts";

/**
 * Sets a new password for whoever knows the present one. Every other session ends, and so do links that would set
 * another; a mail tells. Throws `passwordWrong`, `tooManyRequests`, or `inputInvalid` for a password that is easy to
 * guess.
 */
export async function changePassword(
  services: Services,
  accountId: AccountId,
  input: { presentPassword: string; password: string; token: string; caller: string },
): Promise<void> {
  const account = await requirePresentPassword(services, {
    accountId,
    password: input.presentPassword,
    caller: input.caller,
    input: "present_password",
  });
  checkPassword(input.password, account.email);
  const passwordHash = await hashPassword(input.password);
  await transact(services, async (transaction) => {
    await updatePassword(transaction, { accountId, passwordHash });
    await voidLinkTokens(transaction, { accountId, purpose: "reset-password" });
    await deleteOtherSessions(transaction, { accountId, tokenHash: hashToken(input.token) });
    await enqueue(transaction, sendAccountMail, [
      { payload: { accountId, mail: "password-changed" }, lane: account.email },
    ]);
  });
}
