import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notifyCreditsAdded } from "./notify-credits-added.ts";
import { insertEntry } from "./rows.ts";

/** The credits of a paid order, and the news of them: once, however often it is said that it was paid. */
export async function creditPayment(
  database: Queryable<Tables>,
  payment: { accountId: AccountId; orderId: string; amount: number; reason: string },
): Promise<void> {
  const key = `payment:${payment.orderId}`;
  const isNew = await insertEntry(database, {
    accountId: payment.accountId,
    type: "credit",
    amount: payment.amount,
    reason: payment.reason,
    referenceKind: "payment",
    referenceId: payment.orderId,
    idempotencyKey: key,
  });
  if (isNew) {
    await notifyCreditsAdded(database, { ...payment, key });
  }
}
