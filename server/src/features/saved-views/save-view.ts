import type { saveView as endpoint, SavedView } from "@winnow/contract/saved-views.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../services.ts";
import { presentSavedView } from "./present.ts";

const mostViews = 50;

/** Saves a view under its name, in the place of one with the same. Throws `tooManySavedViews`. */
export async function saveView(
  services: Services,
  accountId: AccountId,
  view: z.output<typeof endpoint.schema.body>,
): Promise<SavedView> {
  return services.database.kysely.transaction().execute(async (transaction) => {
    // One at a time, so that two tabs do not both find room for the last one.
    await transaction
      .selectFrom("accounts")
      .select("id")
      .where("id", "=", accountId)
      .forNoKeyUpdate()
      .execute();
    const saved = await transaction
      .insertInto("saved_views")
      .values({ account_id: accountId, ...view })
      .onConflict((conflict) =>
        conflict.columns(["account_id", "list", "name"]).doUpdateSet({ query: view.query }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    const { count } = await transaction
      .selectFrom("saved_views")
      .select(sql<number>`count(*)`.as("count"))
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();
    if (count > mostViews) {
      throw new Failure("tooManySavedViews");
    }
    return presentSavedView(saved);
  });
}
