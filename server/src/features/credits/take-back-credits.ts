import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { insertEntry, lockBalance } from "./rows.ts";

/** Takes back as much of `amount` as can be spent now, never what running work has reserved; answers how much that was. */
export async function takeBackCredits(
  database: Queryable<Tables>,
  back: { accountId: AccountId; amount: number; reason: string; kind: string; id: string },
): Promise<number> {
  const { available } = await lockBalance(database, back.accountId);
  const amount = Math.min(available, back.amount);
  if (amount === 0) {
    return 0;
  }
  const isNew = await insertEntry(database, {
    accountId: back.accountId,
    type: "debit",
    amount,
    reason: back.reason,
    referenceKind: back.kind,
    referenceId: back.id,
    idempotencyKey: `${back.kind}:${back.id}`,
  });
  return isNew ? amount : 0;
}
