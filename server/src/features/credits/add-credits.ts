import { randomUUID } from "node:crypto";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { type Balance, findBalance, insertEntry } from "./rows.ts";

/** Credits that the operator gives by hand; answers the balance after it. */
export async function addCredits(
  database: Queryable<Tables>,
  credit: { accountId: AccountId; amount: number; reason: string },
): Promise<Balance> {
  const id = randomUUID();
  await insertEntry(database, {
    accountId: credit.accountId,
    type: "credit",
    amount: credit.amount,
    reason: credit.reason,
    referenceKind: "operator",
    referenceId: id,
    idempotencyKey: `operator:${id}`,
  });
  return findBalance(database, credit.accountId);
}
