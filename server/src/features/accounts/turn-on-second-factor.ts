import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import { transact } from "../../platform/database/transact.ts";
import { Failure } from "../../platform/failure.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { unsealSecret } from "../../platform/sealed-secret.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import { stepOfCode } from "./authenticator-codes.ts";
import { sendAccountMail } from "./jobs.ts";
import { lockSignedInAccount } from "./lock-signed-in-account.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { wrongCode } from "./require-code.ts";
import {
  confirmSecondFactor,
  findWaitingSecondFactor,
  hasSecondFactor,
  replaceRecoveryCodes,
} from "./second-factor-rows.ts";
import { countedTry } from "./second-factor-tries.ts";
import { deleteOtherSessions } from "./session-rows.ts";

/**
 * Turns on the second factor by a code of the key that waits. Every other session ends; a mail tells. Answers the
 * recovery codes, which nobody can read again. Throws `codeWrong`, `tooManyRequests`, `secondFactorOn`,
 * `secondFactorNotBegun`, and `invalidToken` where the session has ended meanwhile.
 */
export async function turnOnSecondFactor(
  services: Services,
  accountId: AccountId,
  { code, token, caller }: { code: string; token: string; caller: string },
): Promise<string[]> {
  return countedTry(services, { accountId, caller }, () =>
    transact(services, async (transaction) => {
      // Who signs in by the password alone at this moment is ended with the rest, or is asked for a code.
      const account = await lockSignedInAccount(services, transaction, { accountId, token });
      if (await hasSecondFactor(transaction, accountId)) {
        throw new Failure("secondFactorOn");
      }
      const waiting = await findWaitingSecondFactor(transaction, accountId);
      if (!waiting) {
        throw new Failure("secondFactorNotBegun");
      }
      const secret = unsealSecret(waiting, { key: services.config.secretsKey, owner: accountId });
      const step = stepOfCode(secret, code.replaceAll(/\s/g, ""), await databaseNow(transaction));
      if (step === null) {
        throw wrongCode();
      }
      if (!(await confirmSecondFactor(transaction, { accountId, secret: waiting.secret, step }))) {
        throw new Failure("secondFactorNotBegun");
      }
      const codes = newRecoveryCodes();
      await replaceRecoveryCodes(transaction, accountId, codes.map(hashRecoveryCode));
      await deleteOtherSessions(transaction, { accountId, tokenHash: hashToken(token) });
      await enqueue(transaction, sendAccountMail, [
        { payload: { accountId, mail: "second-factor-on" }, lane: account.email },
      ]);
      return codes;
    }),
  );
}
