import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import type { AccountRow } from "./rows.ts";
import { hasSecondFactor } from "./second-factor-rows.ts";
import { countedTry } from "./second-factor-tries.ts";
import { useCode } from "./use-code.ts";

/**
 * Whoever has a session says by a code that they have the second factor, where the account has one. Throws `codeWrong`,
 * at the input `code`, or `tooManyRequests`.
 */
export async function requireCode(
  services: Services,
  { account, code = "", caller }: { account: AccountRow; code?: string; caller: string },
): Promise<void> {
  if (!(await hasSecondFactor(services.database.kysely, account.id))) {
    return;
  }
  await countedTry(services, { accountId: account.id, caller }, async () => {
    const given = { accountId: account.id, email: account.email, code, caller };
    if (!(await transact(services, (transaction) => useCode(services, transaction, given)))) {
      throw wrongCode();
    }
  });
}

export function wrongCode(): Failure {
  const message = "This code is not right, or was used before.";
  return new Failure("codeWrong", { fields: { code: message } });
}
