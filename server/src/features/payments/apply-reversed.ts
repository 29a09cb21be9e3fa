import type { Queryable } from "../../platform/database/open-database.ts";
import { formatMoney } from "../../platform/payments/format-money.ts";
import type { PaymentChange } from "../../platform/payments/payment-provider.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { returnCredits } from "../credits/return-credits.ts";
import { takeBackCredits } from "../credits/take-back-credits.ts";
import { creditsToTakeBack } from "./credits-to-take-back.ts";
import { findReversal, insertReversal, listReversals, markReinstated } from "./reversal-rows.ts";
import { markMismatch, type OrderRow } from "./rows.ts";

/** Money of a paid order went back: its credits too, as far as they are there; the rest stays owed. */
export async function applyReversed(
  services: Services,
  transaction: Queryable<Tables>,
  { order, change }: { order: OrderRow; change: Extract<PaymentChange, { kind: "reversed" }> },
): Promise<string> {
  if (await findReversal(transaction, { provider: order.provider, id: change.reversalId })) {
    return "reversed before";
  }
  if (change.currency !== order.currency) {
    const mismatch = `a ${change.because} of ${change.amount} ${change.currency}`;
    services.log.error(
      { orderId: order.id, provider: order.provider },
      `a payment needs the operator: ${mismatch}`,
    );
    await markMismatch(transaction, { id: order.id, mismatch });
    return mismatch;
  }
  const earlier = await listReversals(transaction, order.id);
  const credits = creditsToTakeBack({
    amount: change.amount,
    amountBefore: earlier.reduce((sum, { amount }) => sum + amount, 0),
    creditsBefore: earlier.reduce((sum, reversal) => sum + reversal.credits, 0),
    order,
  });
  const taken = await takeBackCredits(transaction, {
    accountId: order.account_id,
    amount: credits,
    reason: `${change.because === "refund" ? "Refund" : "Dispute"} of ${formatMoney(change)}`,
    kind: change.because,
    id: change.reversalId,
  });
  await insertReversal(transaction, {
    provider: order.provider,
    reversal_id: change.reversalId,
    order_id: order.id,
    kind: change.because,
    amount: change.amount,
    credits,
    taken,
    is_reinstated: false,
  });
  return taken === credits ? "reversed" : `reversed, ${credits - taken} hundredths of a credit owed`;
}

/** A refund that failed or a dispute that was won: the credits come back. */
export async function applyReinstated(
  transaction: Queryable<Tables>,
  { order, change }: { order: OrderRow; change: Extract<PaymentChange, { kind: "reinstated" }> },
): Promise<string> {
  const reversal = await findReversal(transaction, { provider: order.provider, id: change.reversalId });
  if (reversal?.is_reinstated) {
    return "reinstated before";
  }
  if (!reversal) {
    // Remembered, so that the news of the reversal, which comes late, takes nothing.
    await insertReversal(transaction, {
      provider: order.provider,
      reversal_id: change.reversalId,
      order_id: order.id,
      kind: change.because,
      amount: change.amount,
      credits: 0,
      taken: 0,
      is_reinstated: true,
    });
    return "reinstated before it was reversed";
  }
  await returnCredits(transaction, {
    accountId: order.account_id,
    taken: reversal.taken,
    reason: reversal.kind === "refund" ? "Refund that did not go through" : "Dispute that was won",
    kind: reversal.kind,
    id: reversal.reversal_id,
  });
  await markReinstated(transaction, reversal);
  return "reinstated";
}
