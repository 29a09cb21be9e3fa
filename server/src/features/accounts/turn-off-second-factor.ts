import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { sendAccountMail } from "./jobs.ts";
import { lockSignedInAccount } from "./lock-signed-in-account.ts";
import { requireCode } from "./require-code.ts";
import { requirePresentPassword } from "./require-present-password.ts";
import { deleteSecondFactor } from "./second-factor-rows.ts";
import { deleteOtherSessions } from "./session-rows.ts";

/**
 * Turns off the second factor for whoever knows the password and has a code. Every other session ends; a mail tells.
 * Throws `passwordWrong`, `codeWrong`, `tooManyRequests`, `secondFactorOff`, and `invalidToken` where the session has ended meanwhile.
 */
export async function turnOffSecondFactor(
  services: Services,
  accountId: AccountId,
  input: { password: string; code: string; token: string; caller: string },
): Promise<void> {
  const { password, code, token, caller } = input;
  const account = await requirePresentPassword(services, { accountId, password, caller, input: "password" });
  await requireCode(services, { account, code, caller });
  await transact(services, async (transaction) => {
    await lockSignedInAccount(services, transaction, { accountId, token });
    if (!(await deleteSecondFactor(transaction, accountId))) {
      throw new Failure("secondFactorOff");
    }
    await deleteOtherSessions(transaction, { accountId, tokenHash: hashToken(token) });
    await enqueue(transaction, sendAccountMail, [
      { payload: { accountId, mail: "second-factor-off" }, lane: account.email },
    ]);
  });
}
