import { enqueue } from "../../platform/jobs/job.ts";
import type { Services } from "../../services.ts";
import { sendAccountMail } from "./jobs.ts";
import { findAccountByEmail } from "./rows.ts";

/** Sends a reset link when the address is known; otherwise does nothing, and nobody can tell. */
export async function requestPasswordReset(services: Services, email: string): Promise<void> {
  const account = await findAccountByEmail(services.database.kysely, email);
  if (account) {
    await enqueue(services.database.kysely, sendAccountMail, [
      {
        payload: { accountId: account.id, mail: "reset-password" },
        key: `account-mail:${account.id}:reset-password`,
      },
    ]);
  }
}
