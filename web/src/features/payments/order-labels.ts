import type { PaymentOrder } from "@winnow/contract/payments.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { formatMoney } from "../../ui/format/format-money.ts";

/** What has become of an order: a headline, and what it means for whoever paid. */
export function orderWords(order: PaymentOrder): { headline: string; explanation: string } {
  const credits = `${formatHundredths(order.credits)} credits`;
  const price = formatMoney(order.amount, order.currency);
  if (order.is_in_question && order.state !== "paid") {
    return {
      headline: "This payment is being looked at",
      explanation: `What arrived is not the ${price} that was asked for, so no credits were added. Whoever runs this server has been told.`,
    };
  }
  switch (order.state) {
    case "created":
      return {
        headline: "Waiting for your payment",
        explanation: `As soon as ${price} arrives, ${credits} are added. You may leave this page: they are added all the same.`,
      };
    case "paid":
      return { headline: `${credits} added`, explanation: paidWords(order, price) };
    case "failed":
      return {
        headline: "The payment was declined",
        explanation: "Nothing was charged and no credits were added. You can try again.",
      };
    case "expired":
      return {
        headline: "This order was not paid in time",
        explanation: "Nothing was charged. Select a pack to order again.",
      };
  }
}

function paidWords(order: PaymentOrder, price: string): string {
  if (order.owed_credits > 0) {
    return `${price} was paid and went back later. ${formatHundredths(order.reversed_credits)} credits were taken back; whatever credits come next make up for ${formatHundredths(order.owed_credits)} more.`;
  }
  if (order.reversed_credits > 0) {
    return `${price} was paid. Later ${formatHundredths(order.reversed_credits)} credits were taken back, because money went back.`;
  }
  return `${price} has arrived. The receipt is on its way by mail. Work that waited for credits goes on by itself.`;
}
