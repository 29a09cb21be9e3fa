import type { logIn as endpoint } from "@winnow/contract/accounts.ts";
import type { z } from "zod";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { verifyNothing, verifyPassword } from "../../platform/passwords.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { findPrices } from "../credits/prices.ts";
import { findBalance } from "../credits/rows.ts";
import { sessionDays } from "./authenticate.ts";
import { sendAccountMail } from "./jobs.ts";
import { isLocked } from "./lock-rows.ts";
import { presentAccount } from "./present.ts";
import { findAccountByEmail } from "./rows.ts";
import { insertSession } from "./session-rows.ts";
import { beginSignInTry, clearSignInTry, rememberCaller } from "./sign-in-try-rows.ts";
import { signedInFrom } from "./signed-in-from.ts";

/**
 * Opens a session. Throws `invalidCredentials`, `tooManyRequests` after many failures, `accountLocked`, or
 * `emailNotVerified` after sending a new link (at most one a minute). Only who knows the password learns of a lock.
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
  const token = newToken();
  await transact(services, async (transaction) => {
    await clearSignInTry(transaction, begun);
    await rememberCaller(transaction, { accountId, caller: input.caller });
    const isOpen = await insertSession(transaction, {
      tokenHash: hashToken(token),
      accountId,
      passwordHash: account.password_hash,
      from: signedInFrom(input),
      days: sessionDays,
    });
    if (!isOpen) {
      const isLockedSince = await isLocked(transaction, accountId);
      throw new Failure(isLockedSince ? "accountLocked" : "invalidCredentials");
    }
  });
  return {
    token,
    account: presentAccount(account, {
      balance: await findBalance(kysely, accountId),
      prices: await findPrices(services, kysely, accountId),
    }),
  };
}
