import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { findAccount, isContested, markEmailVerified, useLinkToken } from "./rows.ts";
import { rememberCaller } from "./sign-in-try-rows.ts";
import { welcomeAccount } from "./welcome-account.ts";

/**
 * Verifies the address of a verification link and gives the welcome credits. Throws `verificationLinkInvalid`, also
 * when somebody else has signed up with the address since: whose password the link would let in cannot be known.
 */
export async function verifyEmail(
  services: Services,
  input: { token: string; caller: string },
): Promise<{ email: string }> {
  return transact(services, async (transaction) => {
    const accountId = await useLinkToken(transaction, {
      tokenHash: hashToken(input.token),
      purpose: "verify-email",
    });
    const account = accountId && (await findAccount(transaction, accountId));
    if (!account || (await isContested(transaction, accountId))) {
      throw new Failure("verificationLinkInvalid");
    }
    await rememberCaller(transaction, { accountId, caller: input.caller });
    if (await markEmailVerified(transaction, accountId)) {
      await welcomeAccount(services, transaction, account);
    }
    return { email: account.email };
  });
}
