import type { AccountId } from "../../account-id.ts";
import { databaseNow } from "../../platform/database/database-now.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { unsealSecret } from "../../platform/sealed-secret.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { stepOfCode } from "./authenticator-codes.ts";
import { sendAccountMail } from "./jobs.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { findSecondFactor, useRecoveryCode, useStep } from "./second-factor-rows.ts";

/**
 * Uses up a code of the authenticator app, or a recovery code, of which a mail and the security log tell. False where it is not right or was
 * used before: of two at once it lets one in.
 */
export async function useCode(
  { config, securityLog }: Pick<Services, "config" | "securityLog">,
  transaction: Queryable<Tables>,
  given: { accountId: AccountId; email: string; code: string; caller: string },
): Promise<boolean> {
  const { accountId, email, code, caller } = given;
  const typed = code.replaceAll(/\s/g, "");
  if (/^\d{6}$/.test(typed)) {
    const factor = await findSecondFactor(transaction, accountId);
    const secret = factor && unsealSecret(factor, { key: config.secretsKey, owner: accountId });
    const step = secret && stepOfCode(secret, typed, await databaseNow(transaction));
    return typeof step === "number" && useStep(transaction, { accountId, step });
  }
  const isUsed = await useRecoveryCode(transaction, { accountId, codeHash: hashRecoveryCode(typed) });
  if (isUsed) {
    securityLog({ act: "use a recovery code", outcome: "done", caller, accountId });
    await enqueue(transaction, sendAccountMail, [
      { payload: { accountId, mail: "recovery-code-used" }, lane: email },
    ]);
  }
  return isUsed;
}
