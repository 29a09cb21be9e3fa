import { logIn, signUp } from "@winnow/contract/accounts.ts";
import type { AccountId } from "@winnow/server/account-id.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { openDatabase } from "@winnow/server/platform/database/open-database.ts";
import type { Tables } from "@winnow/server/tables.ts";
import type { ApiClient } from "@winnow/tests/support/api-client.ts";

export type OpenedAccount = { email: string; password: string; token: string };

/** A verified account with credits, signed in by `visitor`. */
export async function openAccount(
  visitor: Pick<ApiClient, "call">,
  account: { databaseUrl: string; number: number; credits: number },
): Promise<OpenedAccount> {
  const { databaseUrl, number, credits } = account;
  const email = `recruiter-${number}@example.org`;
  const password = "sifting grain 42";
  await visitor.call(signUp, { body: { username: `Recruiter ${number}`, email, password } });
  const database = openDatabase<Tables>(databaseUrl, { connections: 1, onIdleError: () => undefined });
  try {
    await database.pool.query("update accounts set email_verified_at = now() where email = $1", [email]);
    const { token, account: opened } = await visitor.call(logIn, { body: { email, password } });
    // The benchmark made this account itself.
    const accountId = opened.id as AccountId;
    await addCredits(database.kysely, { accountId, amount: credits, reason: "Benchmark" });
    return { email, password, token };
  } finally {
    await database.close();
  }
}
