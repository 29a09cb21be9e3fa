import type { Queryable } from "../../platform/database/open-database.ts";
import { enqueue } from "../../platform/jobs/job.ts";
import { formatMoney } from "../../platform/payments/format-money.ts";
import type { PaymentChange } from "../../platform/payments/payment-provider.ts";
import type { Services } from "../../services.ts";
import type { Tables } from "../../tables.ts";
import { creditPayment } from "../credits/credit-payment.ts";
import { sendReceipt } from "./jobs.ts";
import { markMismatch, markPaid, type OrderRow } from "./rows.ts";

/** Credits a locked order if exactly what was asked for has been paid; anything else is left to the operator. */
export async function applyPaid(
  services: Services,
  transaction: Queryable<Tables>,
  { order, change }: { order: OrderRow; change: Extract<PaymentChange, { kind: "paid" }> },
): Promise<string> {
  const refuse = async (mismatch: string) => {
    services.log.error(
      { orderId: order.id, provider: order.provider },
      `a payment needs the operator: ${mismatch}`,
    );
    await markMismatch(transaction, { id: order.id, mismatch });
    return mismatch;
  };
  if (order.state === "paid" && order.payment_reference !== change.paymentReference) {
    return refuse(`paid once more, with ${change.paymentReference}`);
  }
  if (change.amount !== order.amount || change.currency !== order.currency) {
    return refuse(`${change.amount} ${change.currency} arrived instead of ${order.amount} ${order.currency}`);
  }
  if (order.state === "paid") {
    return "paid before";
  }
  const accountId = order.account_id;
  await creditPayment(transaction, {
    accountId,
    orderId: order.id,
    amount: order.credits,
    reason: `Credits bought for ${formatMoney(order)}`,
  });
  await markPaid(transaction, { id: order.id, accountId, paymentReference: change.paymentReference });
  await enqueue(transaction, sendReceipt, [{ payload: { orderId: order.id }, key: `receipt:${order.id}` }]);
  return "credited";
}
