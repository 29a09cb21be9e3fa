import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { verifyPassword } from "../../platform/passwords.ts";
import type { Services } from "../../services.ts";
import { type AccountRow, findAccount } from "./rows.ts";
import { beginSignInTry, clearSignInTry } from "./sign-in-try-rows.ts";

/**
 * Whoever has a session says by the password that they are its owner. Failures are paced as those of signing in, but
 * for each account by itself and whatever address they come from: a session that was left open is one of the owner's.
 * Throws `passwordWrong`, at the input of that name, or `tooManyRequests`.
 */
export async function requirePresentPassword(
  services: Services,
  given: { accountId: AccountId; password: string; caller: string; input: string },
): Promise<AccountRow> {
  const { kysely } = services.database;
  const { accountId, password, caller, input } = given;
  const account = await findAccount(kysely, accountId);
  if (!account) {
    throw new Failure("invalidToken");
  }
  const begun = await beginSignInTry(services.database, { email: `session of ${accountId}`, caller });
  if (!(await verifyPassword(account.password_hash, password))) {
    throw wrongPassword(input);
  }
  await clearSignInTry(kysely, begun);
  return account;
}

export function wrongPassword(input: string): Failure {
  const message = "This is not your current password.";
  return new Failure("passwordWrong", { fields: { [input]: message } });
}
