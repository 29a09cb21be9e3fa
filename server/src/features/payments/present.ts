import type { CreditPack, PaymentOrder } from "@winnow/contract/payments.ts";
import type { Config } from "../../config/config.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { Prices } from "../credits/rows.ts";
import { receiptNumber } from "./receipt/receipt-number.ts";
import type { PaidOrderRow } from "./rows.ts";

export function presentOrder(row: PaidOrderRow): PaymentOrder {
  return {
    id: row.id,
    state: row.state,
    credits: row.credits,
    amount: row.amount,
    currency: row.currency,
    reversed_credits: row.reversed,
    owed_credits: row.owed,
    is_in_question: row.mismatch !== null,
    receipt_number: receiptNumber(row),
    checkout_url: row.state === "created" ? row.checkout_url : null,
    created_at: toEpochSeconds(row.created_at),
    paid_at: row.paid_at && toEpochSeconds(row.paid_at),
  };
}

export function presentPack(pack: Config["creditPacks"][number], prices: Prices): CreditPack {
  const sufficesFor = (price: number) => (price === 0 ? null : Math.floor(pack.creditsHundredths / price));
  return {
    id: pack.id,
    credits: pack.creditsHundredths,
    price: pack.price,
    cvs: sufficesFor(prices.cv),
    interviews: sufficesFor(prices.interview),
  };
}
