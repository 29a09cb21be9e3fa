import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { AccountId } from "../../account-id.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Tables } from "../../tables.ts";
import { notifyCreditsAdded } from "./notify-credits-added.ts";
import { type Balance, findBalance, insertEntry } from "./rows.ts";

/** Credits that the operator gives by hand, and the news of them; answers the balance after it. */
export async function addCredits(
  database: Kysely<Tables>,
  credit: { accountId: AccountId; amount: number; reason: string },
): Promise<Balance> {
  const id = randomUUID();
  const key = `operator:${id}`;
  return transact({ database: { kysely: database } }, async (transaction) => {
    await insertEntry(transaction, {
      accountId: credit.accountId,
      type: "credit",
      amount: credit.amount,
      reason: credit.reason,
      referenceKind: "operator",
      referenceId: id,
      idempotencyKey: key,
    });
    await notifyCreditsAdded(transaction, { ...credit, key });
    return findBalance(transaction, credit.accountId);
  });
}
