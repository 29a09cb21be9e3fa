import type { signUp as endpoint } from "@winnow/contract/accounts.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import type { z } from "zod";
import { transact } from "../../platform/database/transact.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { hashPassword } from "../../platform/passwords.ts";
import type { Services } from "../../services.ts";
import { openBalance } from "../credits/rows.ts";
import { checkPassword } from "./check-password.ts";
import { sendAccountMail } from "./jobs.ts";
import { contestAccount, findAccountByEmail, insertAccount } from "./rows.ts";

/**
 * Creates an account and sends its verification mail. Of a verified address nothing changes: its owner gets a mail that
 * says so. One that waits for its verification is contested from now on: who reads its mail chooses the password, so
 * nobody gets in who was there before the owner. The caller gets the same answer in the same time.
 *
 * Answers what stores the account: the password, which takes its time in a queue, is hashed before any transaction.
 */
export async function signUp(
  input: z.output<typeof endpoint.schema.body> & { language: PageLanguage | null },
): Promise<(services: Services) => Promise<void>> {
  checkPassword(input.password, input.email);
  const passwordHash = await hashPassword(input.password);
  return (services) =>
    transact(services, async (transaction) => {
      const created = await insertAccount(transaction, {
        username: input.username,
        email: input.email,
        passwordHash,
        language: input.language,
      });
      if (created) {
        await openBalance(transaction, created.id);
        await enqueue(transaction, sendAccountMail, [
          { payload: { accountId: created.id, mail: "verify-email" }, lane: input.email },
        ]);
        return;
      }
      const contested = await contestAccount(transaction, {
        username: input.username,
        email: input.email,
        passwordHash,
      });
      const existing = contested ?? (await findAccountByEmail(transaction, input.email));
      if (existing) {
        const mail = contested ? "finish-sign-up" : "already-registered";
        await enqueue(transaction, sendAccountMail, [
          {
            payload: { accountId: existing.id, mail },
            key: `account-mail:${existing.id}:${mail}`,
            lane: input.email,
          },
        ]);
      }
    });
}
