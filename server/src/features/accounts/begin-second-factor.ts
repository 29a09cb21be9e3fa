import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { sealSecret } from "../../platform/sealed-secret.ts";
import type { Services } from "../../services.ts";
import { newSecret, presentSecret } from "./authenticator-codes.ts";
import { requirePresentPassword } from "./require-present-password.ts";
import { keepWaitingSecondFactor } from "./second-factor-rows.ts";

/**
 * Makes a key for an authenticator app, which waits until a code of it confirms it. Throws `passwordWrong`,
 * `tooManyRequests`, `secondFactorOn`.
 */
export async function beginSecondFactor(
  services: Services,
  accountId: AccountId,
  { password, caller }: { password: string; caller: string },
): Promise<{ secret: string; uri: string }> {
  const account = await requirePresentPassword(services, { accountId, password, caller, input: "password" });
  const secret = newSecret();
  const sealed = sealSecret(secret, { key: services.config.secretsKey, owner: accountId });
  const isKept = await keepWaitingSecondFactor(services.database.kysely, {
    accountId,
    secret: sealed.secret,
    isSealed: sealed.is_sealed,
  });
  if (!isKept) {
    throw new Failure("secondFactorOn");
  }
  return presentSecret(secret, account.email);
}
