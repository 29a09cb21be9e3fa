import { type Selectable, sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

export type SavedViewRow = Selectable<Tables["saved_views"]>;

export function listSavedViews(database: Queryable<Tables>, accountId: AccountId): Promise<SavedViewRow[]> {
  return database
    .selectFrom("saved_views")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("list")
    .orderBy("name")
    .execute();
}

/** Until the end of the transaction no other call saves a view of this account. */
export async function lockSavedViews(database: Queryable<Tables>, accountId: AccountId): Promise<void> {
  await database.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
}

/** In the place of one with the same name. */
export function storeSavedView(
  database: Queryable<Tables>,
  accountId: AccountId,
  view: { list: SavedViewRow["list"]; name: string; query: string },
): Promise<SavedViewRow> {
  return database
    .insertInto("saved_views")
    .values({ account_id: accountId, ...view })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "list", "name"]).doUpdateSet({ query: view.query }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function countSavedViews(database: Queryable<Tables>, accountId: AccountId): Promise<number> {
  const { count } = await database
    .selectFrom("saved_views")
    .select(sql<number>`count(*)`.as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when there was none. */
export async function deleteSavedView(
  database: Queryable<Tables>,
  accountId: AccountId,
  id: string,
): Promise<boolean> {
  const removed = await database
    .deleteFrom("saved_views")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return removed !== undefined;
}
