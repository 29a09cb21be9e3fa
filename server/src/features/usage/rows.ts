import type { AccountUsage } from "@winnow/contract/usage.ts";
import type { AccountId } from "../../account-id.ts";
import type { AccountLimits } from "../../config/account-limits.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** What an account keeps, and may keep. `lock`: until the transaction ends, nothing of it comes or goes. */
export async function findUsage(
  database: Queryable<Tables>,
  accountId: AccountId,
  options: { limits: AccountLimits; lock: boolean },
): Promise<AccountUsage> {
  const row = await database
    .selectFrom("account_usage")
    .select(["screenings", "drives", "cv_files", "result_exports", "bytes"])
    .where("account_id", "=", accountId)
    .$if(options.lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  // After the lock was waited for: another limit may have been set meanwhile.
  const limits = { ...options.limits, ...(await findAgreedLimits(database, accountId)) };
  return {
    screenings: { used: row.screenings, limit: limits.screenings },
    drives: { used: row.drives, limit: limits.drives },
    cvs: { used: row.cv_files, limit: limits.cvs },
    exports: { used: row.result_exports, limit: limits.exports },
    bytes: { used: row.bytes, limit: limits.bytes },
  };
}

/** How many calls a minute the account may make, in percent of what everybody may. */
export async function findCallPercent(database: Queryable<Tables>, accountId: AccountId): Promise<number> {
  const row = await database
    .selectFrom("account_limits")
    .select("amount")
    .where("account_id", "=", accountId)
    .where("name", "=", "calls")
    .executeTakeFirst();
  return row?.amount ?? 100;
}

/** What the operator has said of an account. */
async function findAgreedLimits(
  database: Queryable<Tables>,
  accountId: AccountId,
): Promise<Partial<AccountLimits>> {
  const rows = await database
    .selectFrom("account_limits")
    .select(["name", "amount"])
    .where("account_id", "=", accountId)
    .where("name", "!=", "calls")
    .execute();
  return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
}

/** From the next thing that is to be kept, or the next minute, on; `amount` null: again as everybody. */
export async function agreeLimit(
  database: Queryable<Tables>,
  limit: { accountId: AccountId; name: keyof AccountLimits | "calls"; amount: number | null },
): Promise<void> {
  const { accountId, name, amount } = limit;
  if (amount === null) {
    await database
      .deleteFrom("account_limits")
      .where("account_id", "=", accountId)
      .where("name", "=", name)
      .execute();
    return;
  }
  await database
    .insertInto("account_limits")
    .values({ account_id: accountId, name, amount })
    .onConflict((conflict) => conflict.columns(["account_id", "name"]).doUpdateSet({ amount }))
    .execute();
}
