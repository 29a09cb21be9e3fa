import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { hashPassword } from "../../platform/passwords.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { checkPassword } from "./check-password.ts";
import { findAccount, markEmailVerified, updatePassword, useLinkToken, voidLinkTokens } from "./rows.ts";
import { deleteSessionsOf } from "./session-rows.ts";
import { forgetCallers, rememberCaller } from "./sign-in-try-rows.ts";
import { welcomeAccount } from "./welcome-account.ts";

/**
 * Sets a new password by a reset link, ends every session of the account, and takes the address as verified,
 * since the link reached it. Throws `resetLinkInvalid`; a refused password leaves the link unused.
 */
export async function resetPassword(
  services: Services,
  input: { token: string; password: string; caller: string },
): Promise<{ email: string }> {
  const passwordHash = await hashPassword(input.password);
  return transact(services, async (transaction) => {
    const accountId = await useLinkToken(transaction, {
      tokenHash: hashToken(input.token),
      purpose: "reset-password",
    });
    const account = accountId && (await findAccount(transaction, accountId));
    if (!account) {
      throw new Failure("resetLinkInvalid");
    }
    checkPassword(input.password, account.email);
    await updatePassword(transaction, { accountId, passwordHash });
    await voidLinkTokens(transaction, { accountId, purpose: "reset-password" });
    await voidLinkTokens(transaction, { accountId, purpose: "verify-email" });
    await deleteSessionsOf(transaction, accountId);
    await forgetCallers(transaction, accountId);
    await rememberCaller(transaction, { accountId, caller: input.caller });
    if (await markEmailVerified(transaction, accountId)) {
      await welcomeAccount(services, transaction, account);
    }
    return { email: account.email };
  });
}
