import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { hashPassword } from "../../platform/passwords.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { checkPassword } from "./check-password.ts";
import { sendAccountMail } from "./jobs.ts";
import { lockSignedInAccount } from "./lock-signed-in-account.ts";
import { requirePresentPassword, wrongPassword } from "./require-present-password.ts";
import { updatePassword, voidLinkTokens } from "./rows.ts";
import { deleteOtherSessions } from "./session-rows.ts";

/**
 * Sets a new password for whoever knows the present one. Every other session ends, and so do links that would set
 * another; a mail tells. Throws `passwordWrong`, `tooManyRequests`, `invalidToken` where the session has ended meanwhile,
 * or `inputInvalid` for a password that is easy to guess.
 */
export async function changePassword(
  services: Services,
  accountId: AccountId,
  input: { presentPassword: string; password: string; token: string; caller: string },
): Promise<void> {
  const { token } = input;
  const field = "present_password";
  const account = await requirePresentPassword(services, {
    accountId,
    password: input.presentPassword,
    caller: input.caller,
    input: field,
  });
  checkPassword(input.password, account.email);
  const passwordHash = await hashPassword(input.password);
  await transact(services, async (transaction) => {
    const { password_hash } = await lockSignedInAccount(services, transaction, { accountId, token });
    // Of two tabs one has set another meanwhile.
    if (password_hash !== account.password_hash) {
      throw wrongPassword(field);
    }
    await updatePassword(transaction, { accountId, passwordHash });
    await voidLinkTokens(transaction, { accountId, purpose: "reset-password" });
    await deleteOtherSessions(transaction, { accountId, tokenHash: hashToken(token) });
    await enqueue(transaction, sendAccountMail, [
      { payload: { accountId, mail: "password-changed" }, lane: account.email },
    ]);
  });
}
