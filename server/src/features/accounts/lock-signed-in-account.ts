import type { Transaction } from "kysely";
import type { AccountId } from "../../account-id.ts";
import { Failure } from "../../platform/failure.ts";
import { hashToken } from "../../platform/tokens.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { lockAccountRow } from "./lock-rows.ts";
import type { AccountRow } from "./rows.ts";
import { findSessionAccount } from "./session-rows.ts";

/**
 * Locks the account of whoever changes how people sign in to it. A call that was let in a moment ago may have waited for
 * one that has ended its session since. Throws `invalidToken`.
 */
export async function lockSignedInAccount(
  { config }: Services,
  transaction: Transaction<Tables>,
  { accountId, token }: { accountId: AccountId; token: string },
): Promise<AccountRow> {
  const account = await lockAccountRow(transaction, accountId);
  const session = { tokenHash: hashToken(token), limits: config.sessions };
  if (!(await findSessionAccount(transaction, session))) {
    throw new Failure("invalidToken");
  }
  return account;
}
