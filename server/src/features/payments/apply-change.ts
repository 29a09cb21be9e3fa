import type { Queryable } from "../../platform/database/open-database.ts";
import type { PaymentChange } from "../../platform/payments/payment-provider.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { lockBalance } from "../credits/rows.ts";
import { applyPaid } from "./apply-paid.ts";
import { applyReinstated, applyReversed } from "./apply-reversed.ts";
import { markUnpaid, type OrderRow } from "./rows.ts";

/**
 * Lets what a provider says come true for a locked order, once however often it is said. Answers what came of it in
 * words for the operator, or null for what can only be judged later: money back for an order that is not paid yet.
 */
export async function applyChange(
  services: Services,
  transaction: Queryable<Tables>,
  { order, change }: { order: OrderRow; change: PaymentChange },
): Promise<string | null> {
  if (change.kind === "failed" || change.kind === "expired") {
    await markUnpaid(transaction, { id: order.id, state: change.kind });
    return order.state === "paid" ? "paid before" : change.kind;
  }
  // Everything about an account's money in one order, so that payments and refunds never wait for each other.
  await lockBalance(transaction, order.account_id);
  if (change.kind === "paid") {
    return applyPaid(services, transaction, { order, change });
  }
  if (order.state !== "paid") {
    return null;
  }
  return change.kind === "reversed"
    ? applyReversed(services, transaction, { order, change })
    : applyReinstated(transaction, { order, change });
}
