import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { sendAccountMail } from "./jobs.ts";
import { lockSignedInAccount } from "./lock-signed-in-account.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { requireCode } from "./require-code.ts";
import { requirePresentPassword } from "./require-present-password.ts";
import { hasSecondFactor, replaceRecoveryCodes } from "./second-factor-rows.ts";

/**
 * Makes recovery codes in place of those that there are, for whoever knows the password and has a code; a mail tells.
 * Throws `passwordWrong`, `codeWrong`, `tooManyRequests`, `secondFactorOff`, and `invalidToken` where the session has ended meanwhile.
 */
export async function renewRecoveryCodes(
  services: Services,
  accountId: AccountId,
  { password, code, token, caller }: { password: string; code: string; token: string; caller: string },
): Promise<string[]> {
  const account = await requirePresentPassword(services, { accountId, password, caller, input: "password" });
  await requireCode(services, { account, code, caller });
  return transact(services, async (transaction) => {
    await lockSignedInAccount(services, transaction, { accountId, token });
    if (!(await hasSecondFactor(transaction, accountId))) {
      throw new Failure("secondFactorOff");
    }
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(transaction, accountId, codes.map(hashRecoveryCode));
    await enqueue(transaction, sendAccountMail, [
      { payload: { accountId, mail: "recovery-codes-renewed" }, lane: account.email },
    ]);
    return codes;
  });
}
