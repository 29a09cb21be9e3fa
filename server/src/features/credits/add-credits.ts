import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { AccountId } from "../../account-id.ts";
import type { Tables } from "../../tables.ts";
import { type Balance, findBalance, insertEntry } from "./rows.ts";

/** Credits that the operator gives by hand; answers the balance after it. */
export async function addCredits(
  database: Kysely<Tables>,
  credit: { accountId: AccountId; amount: number; reason: string },
): Promise<Balance> {
  const id = randomUUID();
  await database.transaction().execute((transaction) =>
    insertEntry(transaction, {
      accountId: credit.accountId,
      type: "credit",
      amount: credit.amount,
      reason: credit.reason,
      referenceKind: "operator",
      referenceId: id,
      idempotencyKey: `operator:${id}`,
    }),
  );
  return findBalance(database, credit.accountId);
}
