import { createHash } from "node:crypto";
import Razorpay from "razorpay";
import { z } from "zod";
import {
  type PaymentChange,
  type PaymentProvider,
  type ProviderEvent,
  providerTimeoutMs,
} from "./payment-provider.ts";
import { changeOfDispute, changeOfRefund, dispute, listReversals, refund } from "./razorpay-reversals.ts";

/** Razorpay by payment links: its own page, so that no script of a third party runs in ours. */
export function createRazorpayProvider(options: {
  keyId: string;
  keySecret: string;
  webhookSecrets: string[];
  api: URL;
}): PaymentProvider {
  const razorpay = new Razorpay({ key_id: options.keyId, key_secret: options.keySecret });
  // The SDK knows no option for these; it keeps its axios instance in `api.rq`, which the types leave out.
  const { rq } = razorpay.api as unknown as { rq: { defaults: { baseURL: string; timeout: number } } };
  rq.defaults.baseURL = options.api.origin;
  rq.defaults.timeout = providerTimeoutMs;
  return {
    name: "razorpay",
    openCheckout: async (order) => {
      const opened = await razorpay.paymentLink
        .create({
          amount: order.amount,
          currency: order.currency,
          description: order.title,
          reference_id: order.orderId,
          customer: { email: order.email },
          notify: { email: false, sms: false },
          reminder_enable: false,
          notes: { order_id: order.orderId },
          callback_url: order.returnUrl,
          callback_method: "get",
          expire_by: Math.floor(order.expiresAt.getTime() / 1000),
        })
        .catch(async (refusal) => (await findLink(razorpay, order.orderId)) ?? rethrow(refusal));
      return { reference: opened.id, url: opened.short_url };
    },
    findChange: async (reference) =>
      changeOfLink(paymentLink.parse(await razorpay.paymentLink.fetch(reference).catch(rethrow))),
    listReversals: (since) => listReversals(razorpay, since).catch(rethrow),
    readWebhook: ({ body, headers }) => {
      const signature = headers["x-razorpay-signature"];
      if (typeof signature !== "string") {
        return null;
      }
      const text = body.toString("utf8");
      const isGenuine = options.webhookSecrets.some((secret) =>
        Razorpay.validateWebhookSignature(text, signature, secret),
      );
      return isGenuine ? readEvent(body) : null;
    },
  };
}

/** The link of an order that was opened before: Razorpay refuses a second one with the same reference. */
async function findLink(
  razorpay: Razorpay,
  orderId: string,
): Promise<{ id: string; short_url: string } | null> {
  // The SDK hands on what its types leave out.
  const { payment_links: found } = await razorpay.paymentLink
    .all({ count: 1, reference_id: orderId } as { count: number })
    .catch(() => ({ payment_links: [] }));
  return found.find(({ reference_id }) => reference_id === orderId) ?? null;
}

const payment = z.object({ id: z.string(), notes: z.unknown() });
const paymentLink = z.object({
  id: z.string(),
  status: z.string(),
  amount_paid: z.coerce.number().int(),
  currency: z.string(),
  reference_id: z.string().nullish(),
  payments: z
    .union([z.array(z.object({ payment_id: z.string() })), z.object({ payment_id: z.string() })])
    .nullish(),
});
const webhook = z.object({
  event: z.string(),
  payload: z
    .object({
      payment_link: z.object({ entity: paymentLink }),
      payment: z.object({ entity: payment }),
      refund: z.object({ entity: refund }),
      dispute: z.object({ entity: dispute }),
    })
    .partial(),
});

function changeOfLink(link: z.output<typeof paymentLink>, paymentId?: string): PaymentChange | null {
  if (link.status === "paid") {
    const listed = Array.isArray(link.payments) ? link.payments.at(-1) : link.payments;
    return {
      kind: "paid",
      amount: link.amount_paid,
      currency: link.currency,
      paymentReference: paymentId ?? listed?.payment_id ?? link.id,
    };
  }
  return link.status === "expired" || link.status === "cancelled" ? { kind: "expired" } : null;
}

function readEvent(body: Buffer): ProviderEvent {
  const read = webhook.safeParse(JSON.parse(body.toString("utf8")));
  const event: ProviderEvent = {
    // The header with the event's id is not covered by the signature, so the signed bytes name the event.
    id: createHash("sha256").update(body).digest("hex"),
    type: read.data?.event ?? "unreadable",
    orderId: null,
    providerReference: null,
    paymentReference: null,
    change: null,
  };
  const payload = read.data?.payload ?? {};
  const paymentId = payload.payment?.entity.id ?? null;
  const link = payload.payment_link?.entity;
  if (event.type.startsWith("payment_link.") && link) {
    return {
      ...event,
      orderId: link.reference_id ?? null,
      providerReference: link.id,
      paymentReference: paymentId,
      change: changeOfLink(link, paymentId ?? undefined),
    };
  }
  const [, what, status = ""] = /^(refund|payment\.dispute)\.(.+)$/.exec(event.type) ?? [];
  if (what === "refund" && payload.refund) {
    const { entity } = payload.refund;
    return { ...event, paymentReference: entity.payment_id, change: changeOfRefund(entity, status) };
  }
  if (what === "payment.dispute" && payload.dispute) {
    const { entity } = payload.dispute;
    return { ...event, paymentReference: entity.payment_id, change: changeOfDispute(entity, status) };
  }
  return { ...event, paymentReference: paymentId };
}

/** The SDK rejects with a plain object, which a log could not show. */
function rethrow(refusal: unknown): never {
  if (refusal instanceof Error) {
    throw refusal;
  }
  throw new Error(`Razorpay refused: ${JSON.stringify(refusal)}`);
}
