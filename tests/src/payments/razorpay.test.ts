import { createHmac, randomUUID } from "node:crypto";
import { createOrder, getOrder, type PaymentOrder } from "@winnow/contract/payments.ts";
import { reconcileOrders } from "@winnow/server/features/payments/reconcile-orders.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { ledgerFaults } from "../support/ledger.ts";
import { paymentEntries, postWebhook } from "../support/payments.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startStandIn } from "../support/stand-in-provider.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

type Link = { id: string; amount: number; currency: string; reference_id: string; [field: string]: unknown };

let razorpayApi: Awaited<ReturnType<typeof startStandIn>>;
let winnow: TestWinnow;
/** What Razorpay's books say about each payment link. */
const links = new Map<string, Link>();
const refunds: Record<string, unknown>[] = [];
const disputes: Record<string, unknown>[] = [];

beforeAll(async () => {
  razorpayApi = await startStandIn(({ method, path, query, json }) => {
    const known = [...links.values()].find(
      (link) => link.reference_id === (query.get("reference_id") ?? json.reference_id),
    );
    if (method === "POST" && known) {
      return refusal(`payment link with given reference_id (${known.reference_id}) already exists`);
    }
    if (method === "GET" && path === "/v1/payment_links") {
      return { body: { payment_links: known ? [known] : [] } };
    }
    if (path === "/v1/refunds") return { body: pageOf(refunds, query) };
    if (path === "/v1/disputes") return { body: pageOf(disputes, query) };
    if (method === "POST" && path === "/v1/payment_links") {
      const id = `plink_${randomUUID()}`;
      const link = {
        id,
        amount: Number(json.amount),
        amount_paid: 0,
        currency: String(json.currency),
        reference_id: String(json.reference_id),
        short_url: `https://rzp.example/i/${id}`,
        status: "created",
        payments: null,
      };
      links.set(id, link);
      return { body: link };
    }
    const link = links.get(path.split("/").at(-1) ?? "");
    return link ? { body: link } : refusal("No such link");
  });
  winnow = await startWinnow({
    PAYMENTS_URL: `razorpay://rzp_test_1:key-secret@${razorpayApi.host}?webhook_secret=old&webhook_secret=current`,
    CREDIT_CURRENCY: "INR",
    CREDIT_PACKS: "100=899900",
  });
});
afterAll(async () => {
  await winnow?.stop();
  await razorpayApi?.stop();
});
afterEach(async () => {
  expect(await ledgerFaults(winnow)).toEqual([]);
});

function refusal(description: string) {
  return { status: 400, body: { error: { code: "BAD_REQUEST_ERROR", description } } };
}

function pageOf(entities: unknown[], query: URLSearchParams) {
  const skip = Number(query.get("skip"));
  const items = entities.slice(skip, skip + Number(query.get("count")));
  return { entity: "collection", count: items.length, items };
}

type Checkout = { payer: Recruiter; order: PaymentOrder; linkId: string; paymentId: string };

async function openCheckout(name: string): Promise<Checkout> {
  const payer = await givenAccount(winnow, name);
  const { order, checkout } = await payer.call(createOrder, { body: { pack_id: "100" } });
  const linkId = checkout.url.split("/").at(-1) ?? "";
  return { payer, order, linkId, paymentId: `pay_${linkId}` };
}

function markPaid({ linkId, paymentId }: Checkout, wrong: Record<string, unknown> = {}): Link {
  const link = links.get(linkId);
  if (!link) {
    throw new Error(`There is no link ${linkId}.`);
  }
  const paid = {
    ...link,
    status: "paid",
    amount_paid: link.amount,
    payments: [{ payment_id: paymentId, amount: link.amount, status: "captured" }],
    ...wrong,
  };
  links.set(linkId, paid);
  return paid;
}

function paidEvent(checkout: Checkout, wrong: Record<string, unknown> = {}): string {
  return JSON.stringify({
    entity: "event",
    event: "payment_link.paid",
    payload: {
      payment_link: { entity: markPaid(checkout, wrong) },
      payment: { entity: { id: checkout.paymentId, notes: { order_id: checkout.order.id } } },
    },
    created_at: 1_700_000_000,
  });
}

async function send(body: string, options: { secret?: string; eventId?: string } = {}): Promise<number> {
  const signature = createHmac("sha256", options.secret ?? "current")
    .update(body)
    .digest("hex");
  const answer = await postWebhook(winnow.url, "razorpay", body, {
    "x-razorpay-signature": signature,
    "x-razorpay-event-id": options.eventId ?? randomUUID(),
  });
  return answer.status;
}

test("an order is a payment link of exactly its price that mails nobody", async () => {
  const { order } = await openCheckout("Link");

  expect(razorpayApi.asked.at(-1)?.json).toMatchObject({
    amount: 899_900,
    currency: "INR",
    reference_id: order.id,
    notify: { email: false, sms: false },
    callback_url: `${winnow.url}/admin/payment?order=${order.id}`,
  });
});

test("a signed message credits once, by either secret, also when it is replayed under another event id", async () => {
  const checkout = await openCheckout("Signed");
  const event = paidEvent(checkout);

  const statuses = [await send(event, { secret: "old" }), await send(event), await send(event)];

  expect(statuses).toEqual([200, 200, 200]);
  expect(await paymentEntries(winnow, checkout.payer.account.id)).toEqual([
    { type: "credit", amount: 10_000, kind: "payment" },
  ]);
});

test("what is tampered with, unsigned or signed by a stranger is refused", async () => {
  const checkout = await openCheckout("Forged");
  const event = paidEvent(checkout);
  const signature = createHmac("sha256", "current").update(event).digest("hex");
  const tampered = event.replace('"amount":899900', '"amount":899901');
  expect(tampered).not.toBe(event);

  const statuses = [
    (await postWebhook(winnow.url, "razorpay", tampered, { "x-razorpay-signature": signature })).status,
    (await postWebhook(winnow.url, "razorpay", event, {})).status,
    await send(event, { secret: "guessed" }),
  ];

  expect(statuses).toEqual([400, 400, 400]);
  expect(await paymentEntries(winnow, checkout.payer.account.id)).toEqual([]);
});

test.each([
  ["amount", { amount_paid: 100 }],
  ["currency", { currency: "USD" }],
])("another %s than was asked for is not credited", async (_what, wrong) => {
  const checkout = await openCheckout("Mismatch");

  expect(await send(paidEvent(checkout, wrong))).toBe(200);

  const { order } = await checkout.payer.call(getOrder, { params: { id: checkout.order.id } });
  expect(order).toMatchObject({ state: "created", is_in_question: true });
  expect(await paymentEntries(winnow, checkout.payer.account.id)).toEqual([]);
});

test("whoever comes back is credited by asking Razorpay, and a lost message is found", async () => {
  const returned = await openCheckout("Returned");
  const lost = await openCheckout("Lost");
  markPaid(returned);
  markPaid(lost);

  const { order } = await returned.payer.call(getOrder, { params: { id: returned.order.id } });
  await reconcileOrders(winnow.services);

  expect(order.state).toBe("paid");
  expect(await paymentEntries(winnow, returned.payer.account.id)).toHaveLength(1);
  expect(await paymentEntries(winnow, lost.payer.account.id)).toHaveLength(1);
});

test("a refund takes its share back, once", async () => {
  const checkout = await openCheckout("Refund");
  await send(paidEvent(checkout));
  const refund = JSON.stringify({
    event: "refund.processed",
    payload: {
      refund: { entity: { id: "rfnd_1", payment_id: checkout.paymentId, amount: 449_950, currency: "INR" } },
    },
  });

  expect([await send(refund), await send(refund)]).toEqual([200, 200]);

  expect(await paymentEntries(winnow, checkout.payer.account.id)).toEqual([
    { type: "credit", amount: 10_000, kind: "payment" },
    { type: "debit", amount: 5_000, kind: "refund" },
  ]);
});

test("refunds and disputes whose messages were lost are found, once, also when a message comes after all", async () => {
  const [refunded, pending, lost, won] = [
    await openCheckout("Refund lost"),
    await openCheckout("Refund pending"),
    await openCheckout("Dispute lost"),
    await openCheckout("Dispute won"),
  ];
  for (const checkout of [refunded, pending, lost, won]) {
    await send(paidEvent(checkout));
  }
  const refundOf = ({ paymentId }: Checkout, status: string) => ({
    id: `rfnd_${paymentId}`,
    payment_id: paymentId,
    amount: 449_950,
    currency: "INR",
    status,
  });
  const disputeOf = ({ paymentId }: Checkout, status: string, deducted: number) => ({
    id: `disp_${paymentId}`,
    payment_id: paymentId,
    amount: 899_900,
    amount_deducted: deducted,
    currency: "INR",
    status,
  });
  refunds.push(refundOf(refunded, "processed"), refundOf(pending, "pending"));
  // More than one page of what concerns nobody here.
  disputes.push(
    ...Array.from({ length: 100 }, (_, index) => ({
      ...disputeOf(won, "lost", 1),
      id: `disp_${index}`,
      payment_id: "pay_x",
    })),
    disputeOf(lost, "lost", 899_900),
    disputeOf(won, "won", 0),
  );

  await Promise.all([reconcileOrders(winnow.services), reconcileOrders(winnow.services)]);
  await reconcileOrders(winnow.services);
  await send(
    JSON.stringify({
      event: "refund.processed",
      payload: { refund: { entity: refundOf(refunded, "processed") } },
    }),
  );

  const credited = { type: "credit", amount: 10_000, kind: "payment" };
  expect(await paymentEntries(winnow, refunded.payer.account.id)).toEqual([
    credited,
    { type: "debit", amount: 5_000, kind: "refund" },
  ]);
  expect(await paymentEntries(winnow, lost.payer.account.id)).toEqual([
    credited,
    { type: "debit", amount: 10_000, kind: "dispute" },
  ]);
  for (const untouched of [pending, won]) {
    expect(await paymentEntries(winnow, untouched.payer.account.id)).toEqual([credited]);
  }
});

test("the same order again is the same link, though Razorpay refuses a second one", async () => {
  const { order, linkId } = await openCheckout("Again");

  const again = await winnow.services.payments?.openCheckout({
    orderId: order.id,
    title: "100.00 credits",
    language: "en",
    email: "again@example.com",
    amount: order.amount,
    currency: order.currency,
    returnUrl: winnow.url,
    expiresAt: new Date(Date.now() + 60_000),
  });

  expect(again?.reference).toBe(linkId);
});

test("a dispute takes nothing as long as no money has gone, and everything when it is lost", async () => {
  const checkout = await openCheckout("Dispute");
  await send(paidEvent(checkout));
  const dispute = (event: string, deducted: number) =>
    JSON.stringify({
      event,
      payload: {
        payment: { entity: { id: checkout.paymentId, notes: [] } },
        dispute: {
          entity: {
            id: "disp_1",
            payment_id: checkout.paymentId,
            amount: 899_900,
            amount_deducted: deducted,
            currency: "INR",
          },
        },
      },
    });
  await send(dispute("payment.dispute.created", 0));
  expect(await paymentEntries(winnow, checkout.payer.account.id)).toHaveLength(1);

  await send(dispute("payment.dispute.lost", 899_900));

  expect((await paymentEntries(winnow, checkout.payer.account.id)).at(-1)).toEqual({
    type: "debit",
    amount: 10_000,
    kind: "dispute",
  });
});

test("a signed message of a kind or shape that is not known is kept", async () => {
  for (const body of [JSON.stringify({ event: "payout.processed", payload: {} }), JSON.stringify([])]) {
    expect(await send(body)).toBe(200);
  }
});
