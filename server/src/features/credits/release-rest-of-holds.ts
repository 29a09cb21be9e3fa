import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** Gives back whatever the holds of a screening still reserve. */
export async function releaseRestOfHolds(
  database: Queryable<Tables>,
  options: { accountId: AccountId; screeningId: string },
): Promise<void> {
  await database
    .updateTable("credit_holds")
    .set({ released: sql`amount - captured` })
    .where("account_id", "=", options.accountId)
    .where("screening_id", "=", options.screeningId)
    .where(sql<boolean>`captured + released < amount`)
    .execute();
}
