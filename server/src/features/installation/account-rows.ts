import { sql } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** An account as the operator sees it, with what it keeps. */
export type ListedAccount = {
  id: AccountId;
  email: string;
  username: string;
  created_at: Date;
  email_verified_at: Date | null;
  locked_at: Date | null;
  closing_at: Date | null;
  available: number;
  cv_files: number;
  screenings: number;
  drives: number;
  bytes: number;
};

export function listedAccounts(database: Queryable<Tables>) {
  return database
    .selectFrom("accounts")
    .leftJoin("credit_balances as balances", "balances.account_id", "accounts.id")
    .innerJoin("account_usage as usage", "usage.account_id", "accounts.id")
    .select([
      "accounts.id",
      "email",
      "username",
      "created_at",
      "email_verified_at",
      "locked_at",
      "closing_at",
      sql<number>`coalesce(balance - held, 0)`.as("available"),
      "cv_files",
      "screenings",
      "drives",
      "bytes",
    ]);
}

/** Those that keep the most bytes, the largest first. */
export function listLargestAccounts(
  database: Queryable<Tables>,
  { limit }: { limit: number },
): Promise<ListedAccount[]> {
  return listedAccounts(database).orderBy("bytes", "desc").orderBy("accounts.id").limit(limit).execute();
}

/** In one word. */
export function stateOf(account: Pick<ListedAccount, "closing_at" | "locked_at" | "email_verified_at">) {
  if (account.closing_at) return "being deleted";
  if (account.locked_at) return "locked";
  return account.email_verified_at ? "active" : "not verified";
}
