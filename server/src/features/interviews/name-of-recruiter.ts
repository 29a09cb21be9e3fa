import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { findAccount } from "../accounts/rows.ts";

/** As histories say who did something. */
export async function nameOfRecruiter(database: Queryable<Tables>, accountId: AccountId): Promise<string> {
  const account = await findAccount(database, accountId);
  if (!account) throw new Error("What belongs to an account goes before the account does.");
  return account.username;
}
