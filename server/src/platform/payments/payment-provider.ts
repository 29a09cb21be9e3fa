import type { PageLanguage } from "@winnow/contract/page-languages.ts";

/** In minor units of a currency (ISO 4217, capitals). */
export type Money = { amount: number; currency: string };

export type OrderToPay = Money & {
  orderId: string;
  title: string;
  /** In which the page is to be, where the provider has it. */
  language: PageLanguage;
  email: string;
  /** Where the provider sends people back to, however it went. */
  returnUrl: string;
  expiresAt: Date;
};

/** What a provider says has become of an order's payment. Reversals are named by the provider's own id. */
export type PaymentChange =
  | ({ kind: "paid"; paymentReference: string } & Money)
  | { kind: "failed" }
  | { kind: "expired" }
  | ({ kind: "reversed"; reversalId: string; because: "refund" | "dispute" } & Money)
  | ({ kind: "reinstated"; reversalId: string; because: "refund" | "dispute" } & Money);

/** A genuine message. It names the order by whatever it knows: our id, the checkout, the payment. */
export type ProviderEvent = {
  id: string;
  type: string;
  orderId: string | null;
  providerReference: string | null;
  paymentReference: string | null;
  /** Null for what says nothing about money that came or went. */
  change: PaymentChange | null;
};

/** The port for taking money. Calls reject when the provider cannot be reached or refuses. */
export type PaymentProvider = {
  name: "sandbox" | "stripe" | "razorpay";
  /** Opens the page to pay on. The same order again is the same page. */
  openCheckout: (order: OrderToPay) => Promise<{ reference: string; url: string }>;
  /** What has become of a checkout by now; null while it is open. */
  findChange: (reference: string) => Promise<PaymentChange | null>;
  /** What became of refunds and disputes since then, as its messages say it or would have said it, oldest first. */
  listReversals: (since: Date) => Promise<ProviderEvent[]>;
  /** Null for a message that none of the configured secrets has signed. */
  readWebhook: (message: WebhookMessage) => ProviderEvent | null | Promise<ProviderEvent | null>;
};

export type WebhookMessage = { body: Buffer; headers: Record<string, string | string[] | undefined> };

/** No provider answers slower than this; a person is waiting. */
export const providerTimeoutMs = 10_000;
