import type Razorpay from "razorpay";
import { z } from "zod";
import type { PaymentChange, ProviderEvent } from "./payment-provider.ts";

export const refund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string().default(""),
});
export const dispute = refund.extend({ amount_deducted: z.number().int().default(0) });

/** Most of what Razorpay lists at once (https://razorpay.com/docs/api/refunds/fetch-all). */
const pageSize = 100;
const maxPages = 10;

/** Null for a refund that is still on its way. */
export function changeOfRefund(
  entity: z.output<typeof refund>,
  status: string = entity.status,
): PaymentChange | null {
  if (status !== "processed" && status !== "failed") {
    return null;
  }
  const { id, amount, currency } = entity;
  const kind = status === "failed" ? "reinstated" : "reversed";
  return { kind, because: "refund", reversalId: id, amount, currency };
}

/** Null for a dispute that is only announced: it has taken no money yet. */
export function changeOfDispute(
  entity: z.output<typeof dispute>,
  status: string = entity.status,
): PaymentChange | null {
  if (status !== "won" && status !== "lost" && entity.amount_deducted === 0) {
    return null;
  }
  const { id, currency } = entity;
  const amount = entity.amount_deducted || entity.amount;
  const kind = status === "won" ? "reinstated" : "reversed";
  return { kind, because: "dispute", reversalId: id, amount, currency };
}

/** How the refunds since then and the latest disputes stand, each as if a message had said so. */
export async function listReversals(
  razorpay: Pick<Razorpay, "refunds" | "disputes">,
  since: Date,
): Promise<ProviderEvent[]> {
  const from = Math.floor(since.getTime() / 1000);
  const refunds = await allPages((page) => razorpay.refunds.all({ ...page, from }));
  // Disputes are listed without a time to begin at; they are few.
  const disputes = await allPages((page) => razorpay.disputes.all(page));
  return [
    ...refunds
      .map((entity) => refund.parse(entity))
      .map((entity) => asEvent("refund", entity, changeOfRefund(entity))),
    ...disputes
      .map((entity) => dispute.parse(entity))
      .map((entity) => asEvent("dispute", entity, changeOfDispute(entity))),
  ].filter(({ change }) => change !== null);
}

function asEvent(
  what: "refund" | "dispute",
  entity: z.output<typeof refund>,
  change: PaymentChange | null,
): ProviderEvent {
  return {
    // The same state of the same thing is the same message.
    id: `${entity.id} ${change?.kind}`,
    type: `${what}.${entity.status}`,
    orderId: null,
    providerReference: null,
    paymentReference: entity.payment_id,
    change,
  };
}

async function allPages(
  ask: (page: { count: number; skip: number }) => Promise<{ items: unknown[] }>,
): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let page = 0; page < maxPages; page += 1) {
    const { items } = await ask({ count: pageSize, skip: page * pageSize });
    all.push(...items);
    if (items.length < pageSize) {
      break;
    }
  }
  return all;
}
