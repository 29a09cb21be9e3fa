import { randomUUID } from "node:crypto";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { createOrder, getOrder, listOrders, type PaymentOrder } from "@winnow/contract/payments.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { reconcileOrders } from "@winnow/server/features/payments/reconcile-orders.ts";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { accountIdOf, ledgerFaults } from "../support/ledger.ts";
import { patienceMs } from "../support/patience.ts";
import { paymentEntries, postWebhook } from "../support/payments.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startStandIn } from "../support/stand-in-provider.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const secrets = { old: "whsec_old", current: "whsec_current" };
const signer = new Stripe("sk_test_signer");

let stripeApi: Awaited<ReturnType<typeof startStandIn>>;
let winnow: TestWinnow;
/** What Stripe's books say about each session. */
const sessions = new Map<string, Record<string, unknown>>();
/** What Stripe has told, or tried to tell, newest first. */
const told: { id: string; type: string; created: number }[] = [];
let isDown = false;
let stripeIsReady: Promise<void> = Promise.resolve();

beforeAll(async () => {
  stripeApi = await startStandIn(async ({ method, path, query, form }) => {
    await stripeIsReady;
    if (isDown) {
      return { status: 400, body: { error: { type: "invalid_request_error", message: "No such thing" } } };
    }
    if (method === "POST" && path === "/v1/checkout/sessions") {
      const id = `cs_test_${randomUUID()}`;
      sessions.set(id, {
        id,
        object: "checkout.session",
        url: `https://checkout.stripe.example/${id}`,
        status: "open",
        payment_status: "unpaid",
        amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
        currency: form.get("line_items[0][price_data][currency]"),
        payment_intent: null,
        metadata: { order_id: form.get("metadata[order_id]") },
      });
      return { body: sessions.get(id) };
    }
    if (path === "/v1/events") {
      return { body: listEvents(query) };
    }
    const session = sessions.get(path.split("/").at(-1) ?? "");
    return session ? { body: session } : { status: 404, body: { error: { message: "No such session" } } };
  });
  winnow = await startWinnow({
    PAYMENTS_URL: `stripe://sk_test_1@${stripeApi.host}?webhook_secret=${secrets.old}&webhook_secret=${secrets.current}`,
  });
});
afterAll(async () => {
  await winnow?.stop();
  await stripeApi?.stop();
});
afterEach(async () => {
  isDown = false;
  expect(await ledgerFaults(winnow)).toEqual([]);
});

/** As Stripe lists events, in short pages. */
function listEvents(query: URLSearchParams) {
  const types = [...query].filter(([name]) => name.startsWith("types")).map(([, type]) => type);
  const since = Number(query.get("created[gte]"));
  const asked = told.filter(({ type, created }) => types.includes(type) && created >= since);
  const from = asked.findIndex(({ id }) => id === query.get("starting_after")) + 1;
  const data = asked.slice(from, from + 2);
  return { object: "list", url: "/v1/events", data, has_more: from + 2 < asked.length };
}

/** An event that Stripe keeps and whose message does not arrive. */
function tellInVain(type: string, object: unknown): string {
  const event = {
    id: `evt_${randomUUID()}`,
    object: "event",
    created: Math.floor(Date.now() / 1000),
    type,
    data: { object },
  };
  told.unshift(event);
  return JSON.stringify(event);
}

type Checkout = { payer: Recruiter; order: PaymentOrder; sessionId: string; paymentIntent: string };

async function openCheckout(name: string): Promise<Checkout> {
  const payer = await givenAccount(winnow, name);
  const { order, checkout } = await payer.call(createOrder, { body: { pack_id: "100" } });
  const sessionId = checkout.url.split("/").at(-1) ?? "";
  return { payer, order, sessionId, paymentIntent: `pi_${sessionId}` };
}

function markPaid({ sessionId, paymentIntent }: Checkout, wrong: Record<string, unknown> = {}): unknown {
  const paid = {
    ...sessions.get(sessionId),
    status: "complete",
    payment_status: "paid",
    payment_intent: paymentIntent,
    ...wrong,
  };
  sessions.set(sessionId, paid);
  return paid;
}

function eventOf(type: string, object: unknown, id = `evt_${randomUUID()}`): string {
  return JSON.stringify({ id, object: "event", type, data: { object } });
}

async function send(body: string, options: { secret?: string; timestamp?: number } = {}): Promise<number> {
  const header = signer.webhooks.generateTestHeaderString({
    payload: body,
    secret: options.secret ?? secrets.current,
    ...(options.timestamp === undefined ? {} : { timestamp: options.timestamp }),
  });
  return (await postWebhook(winnow.url, "stripe", body, { "stripe-signature": header })).status;
}

const refundOf = (checkout: Checkout, refund: Record<string, unknown> = {}) => ({
  id: `re_${checkout.sessionId}`,
  object: "refund",
  status: "succeeded",
  amount: 9_900,
  currency: "usd",
  payment_intent: checkout.paymentIntent,
  metadata: {},
  ...refund,
});

test("an order is a checkout session of exactly its price, and the page of Stripe is answered", async () => {
  const { order, sessionId, payer } = await openCheckout("Session");

  const asked = stripeApi.asked.at(-1);
  expect(asked).toMatchObject({ method: "POST", path: "/v1/checkout/sessions" });
  expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({
    mode: "payment",
    "line_items[0][price_data][unit_amount]": "9900",
    "line_items[0][price_data][currency]": "usd",
    "metadata[order_id]": order.id,
    client_reference_id: order.id,
    customer_email: payer.email,
    locale: "en",
    success_url: `${winnow.url}/admin/payment?order=${order.id}`,
  });
  expect(order.checkout_url).toBe(`https://checkout.stripe.example/${sessionId}`);
});

test("a signed message credits once, by the old secret or the new one, however often it is replayed", async () => {
  const checkout = await openCheckout("Signed");
  const event = eventOf("checkout.session.completed", markPaid(checkout));

  const statuses = [await send(event, { secret: secrets.old })];
  for (let replay = 0; replay < 5; replay++) {
    statuses.push(await send(event));
  }

  expect(statuses).toEqual(Array(6).fill(200));
  expect(await paymentEntries(winnow, checkout.payer.account.id)).toEqual([
    { type: "credit", amount: 10_000, kind: "payment" },
  ]);
});

test("what is tampered with, signed by a stranger, or replayed after its time is refused", async () => {
  const checkout = await openCheckout("Forged");
  const event = eventOf("checkout.session.completed", markPaid(checkout));
  const header = signer.webhooks.generateTestHeaderString({ payload: event, secret: secrets.current });
  const tampered = event.replace("9900", "9901");
  expect(tampered).not.toBe(event);

  const statuses = [
    (await postWebhook(winnow.url, "stripe", tampered, { "stripe-signature": header })).status,
    (await postWebhook(winnow.url, "stripe", event, {})).status,
    (await postWebhook(winnow.url, "stripe", event, { "stripe-signature": "t=1,v1=00" })).status,
    await send(event, { secret: "whsec_guessed" }),
    await send(event, { timestamp: Math.floor(Date.now() / 1000) - 3_600 }),
  ];

  expect(statuses).toEqual([400, 400, 400, 400, 400]);
  expect(await paymentEntries(winnow, checkout.payer.account.id)).toEqual([]);
});

test.each([
  ["amount", { amount_total: 100 }],
  ["currency", { currency: "inr" }],
])("another %s than was asked for is not credited", async (_what, wrong) => {
  const checkout = await openCheckout("Mismatch");

  expect(await send(eventOf("checkout.session.completed", markPaid(checkout, wrong)))).toBe(200);

  const { order } = await checkout.payer.call(getOrder, { params: { id: checkout.order.id } });
  expect(order).toMatchObject({ state: "created", is_in_question: true });
  expect(await paymentEntries(winnow, checkout.payer.account.id)).toEqual([]);
});

test("whoever comes back is credited by asking Stripe, before any message", async () => {
  const checkout = await openCheckout("Returned");
  markPaid(checkout);

  const { order } = await checkout.payer.call(getOrder, { params: { id: checkout.order.id } });

  expect(order.state).toBe("paid");
  await send(eventOf("checkout.session.completed", sessions.get(checkout.sessionId)));
  expect(await paymentEntries(winnow, checkout.payer.account.id)).toHaveLength(1);
});

test("a session whose bank has not answered is credited when the bank has", async () => {
  const checkout = await openCheckout("Bank");
  const waiting = { ...sessions.get(checkout.sessionId), status: "complete", payment_status: "unpaid" };
  await send(eventOf("checkout.session.completed", waiting));
  expect(await paymentEntries(winnow, checkout.payer.account.id)).toEqual([]);

  await send(eventOf("checkout.session.async_payment_succeeded", markPaid(checkout)));

  expect(await paymentEntries(winnow, checkout.payer.account.id)).toHaveLength(1);
});

test("a payment that nobody told about is found, and a session that ran out expires its order", async () => {
  const lost = await openCheckout("Lost");
  const over = await openCheckout("Over");
  markPaid(lost);
  sessions.set(over.sessionId, { ...sessions.get(over.sessionId), status: "expired" });

  await reconcileOrders(winnow.services);

  expect(await paymentEntries(winnow, lost.payer.account.id)).toHaveLength(1);
  const { order } = await over.payer.call(getOrder, { params: { id: over.order.id } });
  expect(order.state).toBe("expired");
});

test("a refund takes the credits back, a failed one returns them, in whatever order they are told", async () => {
  const checkout = await openCheckout("Refund");
  const refunded = eventOf("refund.created", refundOf(checkout));
  // The refund first: it waits for the payment that it belongs to.
  await send(refunded);
  expect(await paymentEntries(winnow, checkout.payer.account.id)).toEqual([]);
  await send(eventOf("checkout.session.completed", markPaid(checkout)));
  await send(refunded);
  await send(eventOf("refund.updated", refundOf(checkout)));

  expect(await paymentEntries(winnow, checkout.payer.account.id)).toEqual([
    { type: "credit", amount: 10_000, kind: "payment" },
    { type: "debit", amount: 10_000, kind: "refund" },
  ]);

  await send(eventOf("refund.failed", refundOf(checkout, { status: "failed" })));
  await send(eventOf("refund.failed", refundOf(checkout, { status: "failed" })));
  expect(await paymentEntries(winnow, checkout.payer.account.id)).toHaveLength(3);
  const { notifications } = await checkout.payer.call(listNotifications);
  expect(notifications.map(({ title, message }) => `${title}: ${message}`).toSorted()).toEqual([
    "100.00 credits added: Credits bought for $99.00",
    "100.00 credits added: Refund that did not go through",
    "100.00 credits taken back: Refund of $99.00",
    "25.00 credits added: Welcome credits",
  ]);
});

test("refunds and disputes whose messages were lost are found, once, also when a message comes after all", async () => {
  const [refunded, won, lost] = [
    await openCheckout("Refund lost"),
    await openCheckout("Dispute won"),
    await openCheckout("Dispute lost"),
  ];
  for (const checkout of [refunded, won, lost]) {
    await send(eventOf("checkout.session.completed", markPaid(checkout)));
  }
  const disputeOf = ({ sessionId, paymentIntent }: Checkout) => ({
    id: `dp_${sessionId}`,
    amount: 9_900,
    currency: "usd",
    payment_intent: paymentIntent,
  });
  const late = tellInVain("refund.created", refundOf(refunded, { amount: 4_950 }));
  tellInVain("charge.dispute.funds_withdrawn", disputeOf(won));
  tellInVain("charge.dispute.funds_withdrawn", disputeOf(lost));
  tellInVain("charge.dispute.funds_reinstated", disputeOf(won));
  tellInVain("charge.dispute.funds_withdrawn", {
    ...disputeOf(won),
    id: "dp_x",
    payment_intent: "pi_of_somebody_else",
  });

  await Promise.all([reconcileOrders(winnow.services), reconcileOrders(winnow.services)]);
  await reconcileOrders(winnow.services);
  expect(await send(late)).toBe(200);

  const credited = { type: "credit", amount: 10_000, kind: "payment" };
  expect(await paymentEntries(winnow, refunded.payer.account.id)).toEqual([
    credited,
    { type: "debit", amount: 5_000, kind: "refund" },
  ]);
  expect(await paymentEntries(winnow, lost.payer.account.id)).toEqual([
    credited,
    { type: "debit", amount: 10_000, kind: "dispute" },
  ]);
  expect(await paymentEntries(winnow, won.payer.account.id)).toEqual([
    credited,
    { type: "debit", amount: 10_000, kind: "dispute" },
    { type: "credit", amount: 10_000, kind: "dispute reinstated" },
  ]);
});

test("what was spent before a dispute stays owed, and the next payment settles it", async () => {
  const checkout = await openCheckout("Dispute");
  const { payer } = checkout;
  await send(eventOf("checkout.session.completed", markPaid(checkout)));
  // 25.00 of welcome and 100.00 bought, of which 80.00 are spent.
  await winnow.pool.query(
    `insert into credit_entries (account_id, type, amount, balance_after, reason, reference_kind, reference_id, idempotency_key)
     values ($1::uuid, 'debit', 8000, 0, 'Spent', 'test', $1::text, 'spent')`,
    [payer.account.id],
  );
  await send(
    eventOf("charge.dispute.funds_withdrawn", {
      id: `dp_${checkout.sessionId}`,
      amount: 9_900,
      currency: "usd",
      payment_intent: checkout.paymentIntent,
    }),
  );

  const { order } = await payer.call(getOrder, { params: { id: checkout.order.id } });
  expect(order).toMatchObject({ reversed_credits: 4_500, owed_credits: 5_500 });

  const { order: next, checkout: page } = await payer.call(createOrder, { body: { pack_id: "100" } });
  const sessionId = page.url.split("/").at(-1) ?? "";
  markPaid({ payer, order: next, sessionId, paymentIntent: `pi_${sessionId}` });
  await payer.call(getOrder, { params: { id: next.id } });

  expect(await paymentEntries(winnow, payer.account.id)).toEqual([
    { type: "credit", amount: 10_000, kind: "payment" },
    { type: "debit", amount: 8_000, kind: "test" },
    { type: "debit", amount: 4_500, kind: "dispute" },
    { type: "credit", amount: 10_000, kind: "payment" },
    { type: "debit", amount: 5_500, kind: "owed" },
  ]);
  await send(
    eventOf("charge.dispute.funds_reinstated", {
      id: `dp_${checkout.sessionId}`,
      amount: 9_900,
      currency: "usd",
      payment_intent: checkout.paymentIntent,
    }),
  );
  const entries = await paymentEntries(winnow, payer.account.id);
  expect(entries.at(-1)).toEqual({ type: "credit", amount: 10_000, kind: "dispute reinstated" });
});

test("credits that the operator gave are no payment: only what was bought is taken back", async () => {
  const checkout = await openCheckout("Part");
  await addCredits(winnow.services.database.kysely, {
    accountId: accountIdOf(checkout.payer.account),
    amount: 5_000,
    reason: "Gift",
  });
  await send(eventOf("checkout.session.completed", markPaid(checkout)));
  await send(eventOf("refund.created", refundOf(checkout, { amount: 4_950 })));

  const entries = await paymentEntries(winnow, checkout.payer.account.id);

  expect(entries.at(-1)).toEqual({ type: "debit", amount: 5_000, kind: "refund" });
});

test("twins of an order ask Stripe for one page, and get the same", async () => {
  const payer = await givenAccount(winnow, "Twins");
  const call = { body: { pack_id: "100" }, headers: { "idempotency-key": randomUUID() } };
  const mayAnswer = Promise.withResolvers<void>();
  stripeIsReady = mayAnswer.promise;
  const before = stripeApi.asked.length;

  const first = payer.attempt(createOrder, call);
  await vi.waitUntil(() => stripeApi.asked.length > before, { timeout: patienceMs, interval: 5 });
  const second = payer.attempt(createOrder, call);
  // When calls that came later are answered, the twin has come as far as it gets.
  for (let later = 0; later < 3; later += 1) await payer.call(listOrders);
  mayAnswer.resolve();
  const answers = await Promise.all([first, second]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(stripeApi.asked.length - before).toBe(1);
});

test("while Stripe opens no page, nothing is charged and the answer says so; the same click works when it does", async () => {
  const payer = await givenAccount(winnow, "Down");
  isDown = true;

  const call = { body: { pack_id: "100" }, headers: { "idempotency-key": randomUUID() } };

  const refusal = await payer.refusal(createOrder, call);

  expect(refusal).toMatchObject({ status: 503, code: 1514 });
  isDown = false;
  expect((await payer.attempt(createOrder, call)).status).toBe(200);
});
