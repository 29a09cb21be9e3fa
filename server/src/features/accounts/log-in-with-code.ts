import type { Account } from "@winnow/contract/accounts.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { hashToken, newToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { presentSignIn } from "./present-sign-in.ts";
import { wrongCode } from "./require-code.ts";
import { findAccount } from "./rows.ts";
import { findChallenge, hasSecondFactor, useChallenge } from "./second-factor-rows.ts";
import { countedTry } from "./second-factor-tries.ts";
import { insertSession } from "./session-rows.ts";
import { rememberCaller } from "./sign-in-try-rows.ts";
import { signedInFrom } from "./signed-in-from.ts";
import { useCode } from "./use-code.ts";

/**
 * The second step of signing in: opens a session for whoever typed the right password before and has a code now. Throws
 * `codeWrong`, `tooManyRequests`, or `signInExpired`, also when the password or the second factor has changed since.
 */
export async function logInWithCode(
  services: Services,
  input: {
    challenge: string;
    code: string;
    caller: string;
    address: string;
    userAgent: string | undefined;
  },
): Promise<{ token: string; account: Account }> {
  const { kysely } = services.database;
  const challengeHash = hashToken(input.challenge);
  const challenge = await findChallenge(kysely, challengeHash);
  const account = challenge && (await findAccount(kysely, challenge.accountId));
  if (!account || !(await hasSecondFactor(kysely, account.id))) {
    throw new Failure("signInExpired");
  }
  const { id: accountId, email } = account;
  const { caller, code } = input;
  const token = newToken();
  await countedTry(services, { accountId, caller }, () =>
    transact(services, async (transaction) => {
      if (!(await useCode(services, transaction, { accountId, email, code, caller }))) {
        throw wrongCode();
      }
      const isOpen =
        (await useChallenge(transaction, challengeHash)) &&
        (await insertSession(transaction, {
          tokenHash: hashToken(token),
          accountId,
          passwordHash: challenge.passwordHash,
          from: signedInFrom(input),
          limits: services.config.sessions,
        }));
      if (!isOpen) {
        throw new Failure("signInExpired");
      }
      await rememberCaller(transaction, { accountId, caller });
    }),
  );
  return presentSignIn(services, { token, account });
}
