import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** How much an account keeps, as triggers count it. */
export function countKept(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<{ screenings: number; drives: number }> {
  return database
    .selectFrom("account_usage")
    .select(["screenings", "drives"])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
}

/** For a transaction that has just begun: all that it reads is as it was then. */
export async function readOneMoment(transaction: Queryable<Tables>): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
}
