import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notifyCreditsAdded } from "./notify-credits-added.ts";
import { insertEntry, waiveDebt } from "./rows.ts";

/**
 * Gives back, once, what `takeBackCredits` took for a refund or dispute that came to nothing: the `taken` that went at
 * once and what was paid since of the rest, of which no more is owed.
 */
export async function returnCredits(
  database: Queryable<Tables>,
  back: { accountId: AccountId; taken: number; reason: string; kind: string; id: string },
): Promise<void> {
  const { accountId, kind, id } = back;
  const paid = await waiveDebt(database, { accountId, referenceKind: kind, referenceId: id });
  const amount = back.taken + paid;
  if (amount === 0) {
    return;
  }
  const key = `${kind} reinstated:${id}`;
  const isNew = await insertEntry(database, {
    accountId,
    type: "credit",
    amount,
    reason: back.reason,
    referenceKind: `${kind} reinstated`,
    referenceId: id,
    idempotencyKey: key,
  });
  if (isNew) {
    await notifyCreditsAdded(database, { accountId, amount, reason: back.reason, key });
  }
}
