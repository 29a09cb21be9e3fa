import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { creditsHundredths, epochSeconds, id, idParams } from "./wire.ts";

const tags = ["Payments"];

export const paymentProviders = ["sandbox", "stripe", "razorpay"] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/** Whole minor units of a currency (cents, paise). */
const minorUnits = z.number().int();
/** ISO 4217, in capitals. */
const currency = z.string().length(3);

export const creditPack = z.object({
  id: z.string(),
  credits: creditsHundredths,
  price: minorUnits,
  /** What the credits suffice for; null where the work is free. */
  cvs: z.number().int().nullable(),
  interviews: z.number().int().nullable(),
});
export type CreditPack = z.infer<typeof creditPack>;

export const orderStates = ["created", "paid", "failed", "expired"] as const;

export const paymentOrder = z.object({
  id,
  state: z.enum(orderStates),
  credits: creditsHundredths,
  amount: minorUnits,
  currency,
  /** Credits that were taken back after a refund or a dispute. */
  reversed_credits: creditsHundredths,
  /** Credits that should have been taken back but were spent already; whatever credits come next pay them. */
  owed_credits: creditsHundredths,
  /** Something arrived that does not fit the order; whoever runs the server has to look at it. */
  is_in_question: z.boolean(),
  receipt_number: z.string().nullable(),
  /** Where the order can still be paid. */
  checkout_url: z.string().nullable(),
  created_at: epochSeconds,
  paid_at: epochSeconds.nullable(),
});
export type PaymentOrder = z.infer<typeof paymentOrder>;

export const listPacks = endpoint({
  method: "GET",
  url: "/auth/payment/packs",
  access: "account",
  schema: {
    summary: "The packs of credits on offer; without a provider nothing can be bought online",
    tags,
    response: {
      200: z.object({
        provider: z.enum(paymentProviders).nullable(),
        currency,
        packs: z.array(creditPack),
      }),
    },
  },
});

export const createOrder = endpoint({
  method: "POST",
  url: "/auth/payment/order",
  access: "account",
  spends: true,
  takesIdempotencyKey: true,
  schema: {
    summary: "Order a pack; answers with the provider's page to pay it on",
    tags,
    body: z.object({ pack_id: z.string().min(1).max(20) }),
    response: {
      200: z.object({
        order: paymentOrder,
        checkout: z.object({ provider: z.enum(paymentProviders), url: z.string() }),
      }),
    },
  },
});

export const listOrders = endpoint({
  method: "GET",
  url: "/auth/payment/order",
  access: "account",
  schema: {
    summary: "The latest 20 orders that were paid",
    tags,
    response: { 200: z.object({ orders: z.array(paymentOrder) }) },
  },
});

export const getOrder = endpoint({
  method: "GET",
  url: "/auth/payment/order/:id",
  access: "account",
  schema: {
    summary: "An order as it stands; one that is not paid yet is looked up at the provider",
    tags,
    params: idParams("orderNotFound"),
    response: { 200: z.object({ order: paymentOrder }) },
  },
});

export const getReceipt = endpoint({
  method: "GET",
  url: "/auth/payment/order/:id/receipt",
  access: "account",
  schema: {
    summary: "A link to the receipt of a paid order, as PDF",
    tags,
    params: idParams("orderNotFound"),
    response: { 200: z.object({ url: z.string(), file_name: z.string(), expires_at: epochSeconds }) },
  },
});

/** Where providers send their messages, below /api. Raw and signed, so it is no endpoint in JSON. */
export const webhookPath = "/public/payment/webhook/:provider";
