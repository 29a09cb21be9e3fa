import type { PaymentOrder } from "@winnow/contract/payments.ts";
import { expect, test } from "vitest";
import { speak } from "../../words/speak.ts";
import { loadWords } from "../../words/words.ts";
import { orderWords } from "./order-labels.ts";

speak("en");
await loadWords("payments");

const order: PaymentOrder = {
  id: "00000000-0000-4000-8000-000000000000",
  state: "created",
  credits: 10_000,
  amount: 9_900,
  currency: "USD",
  reversed_credits: 0,
  owed_credits: 0,
  is_in_question: false,
  receipt_number: null,
  checkout_url: null,
  created_at: 0,
  paid_at: null,
};

test.each([
  [{}, "Waiting for your payment"],
  [{ state: "paid" }, "100.00 credits added"],
  [{ state: "failed" }, "The payment was declined"],
  [{ state: "expired" }, "This order was not paid in time"],
  [{ is_in_question: true }, "This payment is being looked at"],
  [{ state: "paid", is_in_question: true }, "100.00 credits added"],
] as const)("%j is said as %s", (change, headline) => {
  expect(orderWords({ ...order, ...change }).headline).toBe(headline);
});

test("a refund says what was taken back and what is owed", () => {
  const refunded = { ...order, state: "paid", reversed_credits: 4_500 } as const;

  expect(orderWords(refunded).explanation).toContain("45.00 credits were taken back");
  expect(orderWords({ ...refunded, owed_credits: 5_500 }).explanation).toContain("55.00 more");
});
