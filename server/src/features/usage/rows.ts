import type { AccountUsage } from "@winnow/contract/usage.ts";
import type { AccountId } from "../../account-id.ts";
import type { AccountLimits } from "../../config/account-limits.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** What an account keeps. `lock`: until the transaction ends, nothing of it comes or goes. */
export async function findUsage(
  database: Queryable<Tables>,
  accountId: AccountId,
  options: { limits: AccountLimits; lock: boolean },
): Promise<AccountUsage> {
  const { limits } = options;
  const row = await database
    .selectFrom("account_usage")
    .select(["screenings", "drives", "cv_files", "result_exports", "bytes"])
    .where("account_id", "=", accountId)
    .$if(options.lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  return {
    screenings: { used: row.screenings, limit: limits.screenings },
    drives: { used: row.drives, limit: limits.drives },
    cvs: { used: row.cv_files, limit: limits.cvs },
    exports: { used: row.result_exports, limit: limits.exports },
    bytes: { used: row.bytes, limit: limits.bytes },
  };
}
