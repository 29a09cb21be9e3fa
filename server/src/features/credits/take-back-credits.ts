import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notifyCreditsTaken } from "./notify-credits-taken.ts";
import { insertDebt, insertEntry, lockBalance } from "./rows.ts";

/**
 * Takes back `amount`, once: what can be spent goes now, never what running work has reserved; the rest is owed, and
 * whatever credits become free next pay it. The account is told. Answers how much went now.
 */
export async function takeBackCredits(
  database: Queryable<Tables>,
  back: { accountId: AccountId; amount: number; reason: string; kind: string; id: string },
): Promise<number> {
  const { accountId, kind, id } = back;
  const { available } = await lockBalance(database, accountId);
  const taken = Math.min(available, back.amount);
  if (taken > 0) {
    await insertEntry(database, {
      accountId,
      type: "debit",
      amount: taken,
      reason: back.reason,
      referenceKind: kind,
      referenceId: id,
      idempotencyKey: `${kind}:${id}`,
    });
  }
  if (taken < back.amount) {
    await insertDebt(database, {
      accountId,
      amount: back.amount - taken,
      reason: `Still owed after a ${kind}`,
      referenceKind: kind,
      referenceId: id,
    });
  }
  if (back.amount > 0) {
    const { reason } = back;
    await notifyCreditsTaken(database, {
      accountId,
      taken,
      owed: back.amount - taken,
      reason,
      key: `${kind}:${id}`,
    });
  }
  return taken;
}
