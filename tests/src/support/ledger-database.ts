import { randomUUID } from "node:crypto";
import type { AccountId } from "@winnow/server/account-id.ts";
import { openBalance } from "@winnow/server/features/credits/rows.ts";
import {
  type Database,
  openDatabase,
  type Queryable,
} from "@winnow/server/platform/database/open-database.ts";
import type { Tables } from "@winnow/server/tables.ts";
import { accountIdOf } from "./ledger.ts";
import { cloneDatabase } from "./start-winnow.ts";

/**
 * A migrated database of its own, without a server, for use cases alone. A query waits as long as its test: in a queue
 * for one account's balance each waits for all before it, on a slow machine longer than an answer may take.
 */
export async function openLedgerDatabase(connections: number): Promise<Database<Tables> & { url: string }> {
  const url = await cloneDatabase();
  const options = { connections, onIdleError: () => undefined, answerTimeoutMs: null };
  return { url, ...openDatabase<Tables>(url, options) };
}

/** An account without credits. */
export async function openAccount(database: Queryable<Tables>): Promise<AccountId> {
  const account = await database
    .insertInto("accounts")
    .values({ username: "Spender", email: `${randomUUID()}@example.com`, password_hash: "none" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const accountId = accountIdOf(account);
  await openBalance(database, accountId);
  return accountId;
}
