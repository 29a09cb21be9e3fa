import type { logIn as endpoint } from "@winnow/contract/accounts.ts";
import type { z } from "zod";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { verifyNothing, verifyPassword } from "../../platform/passwords.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { sendAccountMail } from "./jobs.ts";
import { isLocked } from "./lock-rows.ts";
import { presentSignIn } from "./present-sign-in.ts";
import { findAccountByEmail } from "./rows.ts";
import { hasSecondFactor, insertChallenge } from "./second-factor-rows.ts";
import { insertSession } from "./session-rows.ts";
import { beginSignInTry, clearSignInTry, rememberCaller } from "./sign-in-try-rows.ts";
import { signedInFrom } from "./signed-in-from.ts";

/**
 * Opens a session. Throws `invalidCredentials`, `tooManyRequests` after many failures, `accountLocked`,
 * `secondFactorNeeded` with a challenge that `logInWithCode` goes on with, or `emailNotVerified` after sending a new
 * link (at most one a minute). Only who knows the password learns of a lock or of a second factor.
 */
export async function logIn(
  services: Services,
  input: z.output<typeof endpoint.schema.body> & {
    caller: string;
    address: string;
    userAgent: string | undefined;
  },
) {
  const { kysely } = services.database;
  const begun = await beginSignInTry(services.database, input);
  const account = await findAccountByEmail(kysely, input.email);
  const isRight = account
    ? await verifyPassword(account.password_hash, input.password)
    : await verifyNothing(input.password);
  if (!account || !isRight) {
    throw new Failure("invalidCredentials");
  }
  if (account.locked_at) {
    await clearSignInTry(kysely, begun);
    throw new Failure("accountLocked");
  }
  if (!account.email_verified_at) {
    await clearSignInTry(kysely, begun);
    await enqueue(kysely, sendAccountMail, [
      {
        payload: { accountId: account.id, mail: "verify-email" },
        key: `account-mail:${account.id}:verify-email`,
        lane: input.email,
      },
    ]);
    throw new Failure("emailNotVerified");
  }
  const accountId = account.id;
  const { password_hash: passwordHash } = account;
  const token = newToken();
  const isChallenged = await transact(services, async (transaction) => {
    await clearSignInTry(transaction, begun);
    // This holds the account, so that a second factor is turned on before it or after it.
    if (await isLocked(transaction, accountId)) {
      throw new Failure("accountLocked");
    }
    const tokenHash = hashToken(token);
    if (await hasSecondFactor(transaction, accountId)) {
      await insertChallenge(transaction, { tokenHash, accountId, passwordHash });
      return true;
    }
    await rememberCaller(transaction, { accountId, caller: input.caller });
    const isOpen = await insertSession(transaction, {
      tokenHash,
      accountId,
      passwordHash,
      from: signedInFrom(input),
      limits: services.config.sessions,
    });
    if (!isOpen) {
      throw new Failure("invalidCredentials");
    }
    return false;
  });
  if (isChallenged) {
    throw new Failure("secondFactorNeeded", { challenge: token });
  }
  return presentSignIn(services, { token, account });
}
