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
