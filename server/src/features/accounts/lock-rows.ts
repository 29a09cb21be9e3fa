import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import type { AccountRow } from "./rows.ts";

/** False where it was locked already. */
export async function markLocked(database: Queryable<Tables>, accountId: AccountId): Promise<boolean> {
  const marked = await database
    .updateTable("accounts")
    .set({ locked_at: sql`now()` })
    .where("id", "=", accountId)
    .where("locked_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

/** False where it was not locked. */
export async function markUnlocked(database: Queryable<Tables>, accountId: AccountId): Promise<boolean> {
  const marked = await database
    .updateTable("accounts")
    .set({ locked_at: null })
    .where("id", "=", accountId)
    .where("locked_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

/**
 * Whether the operator has locked an account, as long as the transaction takes: who locks or unlocks it meanwhile waits.
 * What is being deleted is not held up by its lock.
 */
export async function isLocked(database: Queryable<Tables>, accountId: AccountId): Promise<boolean> {
  const account = await database
    .selectFrom("accounts")
    .select(["locked_at", "closing_at"])
    .where("id", "=", accountId)
    .forShare()
    .executeTakeFirst();
  return account !== undefined && account.locked_at !== null && account.closing_at === null;
}

/** Whoever is signing in to it, or changes how that is done, comes before or after. Throws `invalidToken`. */
export async function lockAccountRow(database: Queryable<Tables>, accountId: AccountId): Promise<AccountRow> {
  const account = await database
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) {
    throw new Failure("invalidToken");
  }
  return account;
}
