import Stripe from "stripe";
import {
  type PaymentChange,
  type PaymentProvider,
  type ProviderEvent,
  providerTimeoutMs,
} from "./payment-provider.ts";

const reversalTypes = [
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
];
const maxReversals = 1_000;

/**
 * Stripe Checkout. Two accounts of one payment reach us, the session's and the payment intent's; the order's id is
 * on both, so that a refund finds its order too.
 */
export function createStripeProvider(options: {
  secretKey: string;
  webhookSecrets: string[];
  api: URL;
}): PaymentProvider {
  const { api } = options;
  const stripe = new Stripe(options.secretKey, {
    host: api.hostname,
    port: api.port || (api.protocol === "http:" ? "80" : "443"),
    protocol: api.protocol === "http:" ? "http" : "https",
    timeout: providerTimeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    name: "stripe",
    openCheckout: async (order) => {
      const metadata = { order_id: order.orderId };
      const session = await stripe.checkout.sessions.create(
        {
          mode: "payment",
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: order.currency.toLowerCase(),
                unit_amount: order.amount,
                product_data: { name: order.title },
              },
            },
          ],
          locale: order.language,
          customer_email: order.email,
          client_reference_id: order.orderId,
          metadata,
          payment_intent_data: { metadata },
          success_url: order.returnUrl,
          cancel_url: order.returnUrl,
          // Stripe takes at most 24 hours from its own now.
          expires_at: Math.floor(order.expiresAt.getTime() / 1000) - 60,
        },
        { idempotencyKey: order.orderId },
      );
      if (!session.url) {
        throw new Error(`Stripe opened the session ${session.id} without a page.`);
      }
      return { reference: session.id, url: session.url };
    },
    findChange: async (reference) => changeOfSession(await stripe.checkout.sessions.retrieve(reference)),
    listReversals: async (since) => {
      const events = await stripe.events
        .list({ types: reversalTypes, created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 })
        .autoPagingToArray({ limit: maxReversals });
      return events.map(readEvent).reverse();
    },
    readWebhook: ({ body, headers }) => {
      const signature = headers["stripe-signature"];
      if (typeof signature !== "string") {
        return null;
      }
      for (const secret of options.webhookSecrets) {
        try {
          return readEvent(stripe.webhooks.constructEvent(body, signature, secret));
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
            throw error;
          }
        }
      }
      return null;
    },
  };
}

function changeOfSession(session: Stripe.Checkout.Session): PaymentChange | null {
  if (session.payment_status === "paid") {
    return {
      kind: "paid",
      amount: session.amount_total ?? 0,
      currency: (session.currency ?? "").toUpperCase(),
      paymentReference: idOf(session.payment_intent) ?? session.id,
    };
  }
  return session.status === "expired" ? { kind: "expired" } : null;
}

function readEvent(event: Stripe.Event): ProviderEvent {
  const nothing: ProviderEvent = {
    id: event.id,
    type: event.type,
    orderId: null,
    providerReference: null,
    paymentReference: null,
    change: null,
  };
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const session = event.data.object;
      const hasFailed = event.type === "checkout.session.async_payment_failed";
      return {
        ...nothing,
        orderId: session.metadata?.order_id ?? null,
        providerReference: session.id,
        paymentReference: idOf(session.payment_intent),
        change: hasFailed ? { kind: "failed" } : changeOfSession(session),
      };
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed": {
      const refund = event.data.object;
      const isGone = refund.status === "failed" || refund.status === "canceled";
      return {
        ...nothing,
        orderId: refund.metadata?.order_id ?? null,
        paymentReference: idOf(refund.payment_intent),
        change: {
          kind: isGone ? "reinstated" : "reversed",
          because: "refund",
          reversalId: refund.id,
          amount: refund.amount,
          currency: refund.currency.toUpperCase(),
        },
      };
    }
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated": {
      const dispute = event.data.object;
      return {
        ...nothing,
        paymentReference: idOf(dispute.payment_intent),
        change: {
          kind: event.type === "charge.dispute.funds_withdrawn" ? "reversed" : "reinstated",
          because: "dispute",
          reversalId: dispute.id,
          amount: dispute.amount,
          currency: dispute.currency.toUpperCase(),
        },
      };
    }
    default:
      return nothing;
  }
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === "object" ? (reference?.id ?? null) : reference;
}
