import { createHmac, randomUUID } from "node:crypto";
import { createOrder, getOrder, type PaymentOrder } from "@winnow/contract/payments.ts";
import { vi } from "vitest";
import { patienceMs } from "./patience.ts";
import type { Recruiter } from "./recruiter.ts";
import type { TestWinnow } from "./start-winnow.ts";

export type SandboxMessage = {
  id: string;
  type: "payment.paid" | "payment.failed" | "payment.refunded";
  payment: { id: string; order_id: string; amount: number; currency: string; payment_reference: string };
};

/** Orders the smallest pack: 100.00 credits for 99.00 US dollars. */
export async function orderPack(recruiter: Recruiter): Promise<{ order: PaymentOrder; url: string }> {
  const { order, checkout } = await recruiter.call(createOrder, { body: { pack_id: "100" } });
  return { order, url: checkout.url };
}

/** Does what a button of the sandbox's page does. */
export async function pressOnSandbox(url: string, act: "pay" | "decline"): Promise<void> {
  const { origin, pathname } = new URL(url);
  const answer = await fetch(`${origin}${pathname}/${act}`, { method: "POST", redirect: "manual" });
  if (answer.status >= 400) throw new Error(`The sandbox answered ${answer.status}.`);
}

/** What the sandbox says when an order was paid, as a message of its own. */
export function paidMessage(order: { order: PaymentOrder; url: string }): SandboxMessage {
  return {
    id: `evt_${randomUUID()}`,
    type: "payment.paid",
    payment: {
      id: new URL(order.url).pathname.split("/").at(-1) ?? "",
      order_id: order.order.id,
      amount: order.order.amount,
      currency: order.order.currency,
      payment_reference: `pay_${order.order.id}`,
    },
  };
}

/** Sends a message of the sandbox, signed with its secret or with whatever is given. */
export async function sendMessage(
  winnow: TestWinnow,
  message: unknown,
  options: { secret?: string; url?: string } = {},
): Promise<number> {
  const { rows } = await winnow.pool.query<{ webhook_secret: string }>(
    "select webhook_secret from sandbox_keys",
  );
  const body = JSON.stringify(message);
  const signature = createHmac("sha256", options.secret ?? rows[0]?.webhook_secret ?? "")
    .update(body)
    .digest("hex");
  const answer = await postWebhook(options.url ?? winnow.url, "sandbox", body, {
    "winnow-sandbox-signature": signature,
  });
  return answer.status;
}

export function postWebhook(
  url: string,
  provider: string,
  body: string,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(`${url}/api/public/payment/webhook/${provider}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
}

export function untilOrder(
  recruiter: Recruiter,
  id: string,
  is: (order: PaymentOrder) => boolean,
): Promise<PaymentOrder> {
  return vi.waitUntil(
    async () => {
      const { order } = await recruiter.call(getOrder, { params: { id } });
      return is(order) ? order : undefined;
    },
    { timeout: patienceMs, interval: 50 },
  );
}

/** The entries of the ledger that payments made, oldest first. */
export async function paymentEntries(
  winnow: TestWinnow,
  accountId: string,
): Promise<{ type: string; amount: number; kind: string }[]> {
  const { rows } = await winnow.pool.query<{ type: string; amount: string; reference_kind: string }>(
    `select type, amount, reference_kind from credit_entries
      where account_id = $1 and reference_kind <> 'welcome' order by sequence`,
    [accountId],
  );
  return rows.map((row) => ({ type: row.type, amount: Number(row.amount), kind: row.reference_kind }));
}
