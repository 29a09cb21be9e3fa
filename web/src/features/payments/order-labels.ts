import type { PaymentOrder } from "@winnow/contract/payments.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { formatMoney } from "../../ui/format/format-money.ts";
import { wordsOf } from "../../words/words.ts";

/** What has become of an order: a headline, and what it means for whoever paid. */
export function orderWords(order: PaymentOrder): { headline: string; explanation: string } {
  const { credits: creditsOf, order: words } = wordsOf("payments");
  const credits = creditsOf({ amount: formatHundredths(order.credits) });
  const price = formatMoney(order.amount, order.currency);
  if (order.is_in_question && order.state !== "paid") {
    return {
      headline: words.inQuestion.headline,
      explanation: words.inQuestion.text({ price }),
    };
  }
  switch (order.state) {
    case "created":
      return {
        headline: words.created.headline,
        explanation: words.created.text({ price, credits }),
      };
    case "paid":
      return { headline: words.paid.headline({ credits }), explanation: paidWords(order, price) };
    case "failed":
      return {
        headline: words.failed.headline,
        explanation: words.failed.text,
      };
    case "expired":
      return {
        headline: words.expired.headline,
        explanation: words.expired.text,
      };
  }
}

function paidWords(order: PaymentOrder, price: string): string {
  const { paid } = wordsOf("payments").order;
  const reversed = formatHundredths(order.reversed_credits);
  if (order.owed_credits > 0)
    return paid.owed({ price, reversed, owed: formatHundredths(order.owed_credits) });
  return order.reversed_credits > 0 ? paid.reversed({ price, reversed }) : paid.text({ price });
}
