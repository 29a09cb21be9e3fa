import { randomUUID } from "node:crypto";
import { getAccount } from "@winnow/contract/accounts.ts";
import { getOrder } from "@winnow/contract/payments.ts";
import { readConfig } from "@winnow/server/config/config.ts";
import { paymentRecurringJobs } from "@winnow/server/features/payments/job-handlers.ts";
import { reconcileOrders } from "@winnow/server/features/payments/reconcile-orders.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { type Running, start } from "@winnow/server/start.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { ledgerFaults } from "../support/ledger.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { orderPack, paidMessage, paymentEntries, sendMessage, untilOrder } from "../support/payments.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let recruiter: Recruiter;
/** Of a second API process on the same database. */
let otherUrl: string;
let other: Running;
beforeAll(async () => {
  winnow = await startWinnow();
  other = await start(readConfig({ ...winnow.environment, ROLE: "api", PORT: String(await freePort()) }));
  otherUrl = other.url ?? "";
  recruiter = await givenAccount(winnow, "Storm");
});
afterAll(async () => {
  await other?.stop();
  expect(await ledgerFaults(winnow)).toEqual([]);
  await winnow.stop();
});

const one = [{ type: "credit", amount: 10_000, kind: "payment" }];

async function entriesOfOrder(orderId: string): Promise<number> {
  const { rows } = await winnow.pool.query("select from credit_entries where idempotency_key = $1", [
    `payment:${orderId}`,
  ]);
  return rows.length;
}

describe("a storm of messages to two API processes, in whatever order", () => {
  test.each([1, 2])("leaves one credit for each payment and a ledger that adds up (%i)", async (seed) => {
    const payer = await givenAccount(winnow, "Storm");
    const [often, declined, refunded, late, early, unpaid] = await Promise.all(
      Array.from({ length: 6 }, () => orderPack(payer)),
    );
    if (!often || !declined || !refunded || !late || !early || !unpaid) throw new Error("No orders.");
    await winnow.pool.query(
      `update payment_orders set created_at = now() - interval '4 days', expires_at = now() - interval '3 days'
        where id = $1`,
      [late.order.id],
    );
    await reconcileOrders(winnow.services);
    const same = paidMessage(often);
    const unknown = paidMessage(early);
    const refund = { ...paidMessage(refunded), type: "payment.refunded" as const };
    const genuine = [
      ...Array.from({ length: 50 }, () => same),
      ...Array.from({ length: 50 }, () => paidMessage(often)),
      ...[declined, refunded, late].flatMap((order) => [paidMessage(order), paidMessage(order)]),
      ...[often, declined, late].map((order) => ({ ...paidMessage(order), type: "payment.failed" as const })),
      ...Array.from({ length: 5 }, () => refund),
      // Of an order that nobody knows yet.
      { ...unknown, payment: { ...unknown.payment, id: `early-${seed}`, order_id: randomUUID() } },
    ].map((message) => ({ message, options: {} }));
    const forged = Array.from({ length: 10 }, () => ({
      message: paidMessage(unpaid),
      options: { secret: "guessed" },
    }));
    const storm = shuffled([...genuine, ...forged], seed);

    const statuses = await Promise.all(
      storm.map(({ message, options }, index) =>
        sendMessage(winnow, message, { ...options, url: index % 2 === 0 ? winnow.url : otherUrl }),
      ),
    );
    await winnow.pool.query("update payment_orders set provider_reference = $2 where id = $1", [
      early.order.id,
      `early-${seed}`,
    ]);
    await Promise.all([reconcileOrders(winnow.services), reconcileOrders(winnow.services)]);

    expect(statuses).toEqual(storm.map(({ options }) => ("secret" in options ? 400 : 200)));
    for (const { order } of [often, declined, refunded, late, early]) {
      expect(await entriesOfOrder(order.id)).toBe(1);
    }
    expect(await entriesOfOrder(unpaid.order.id)).toBe(0);
    const entries = await paymentEntries(winnow, payer.account.id);
    expect(entries.filter(({ kind }) => kind === "payment")).toHaveLength(5);
    expect(entries.filter(({ kind }) => kind !== "payment")).toEqual([
      { type: "debit", amount: 10_000, kind: "refund" },
    ]);
    expect((await payer.call(getAccount)).account.credits).toBe(2_500 + 4 * 10_000);
    expect(await ledgerFaults(winnow)).toEqual([]);
  });
});

/** The same order for the same seed, by the generator of Park and Miller. */
function shuffled<T>(list: T[], seed: number): T[] {
  let state = seed;
  const places = list.map((item) => {
    state = (state * 48_271) % 2_147_483_647;
    return { item, place: state };
  });
  return places.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
}

test("a decline that arrives after the payment changes nothing, and a payment after a decline counts", async () => {
  const order = await orderPack(recruiter);
  const failed = { ...paidMessage(order), type: "payment.failed" };
  await sendMessage(winnow, paidMessage(order));
  await sendMessage(winnow, failed);
  expect((await recruiter.call(getOrder, { params: { id: order.order.id } })).order.state).toBe("paid");

  const second = await orderPack(recruiter);
  await sendMessage(winnow, { ...paidMessage(second), type: "payment.failed" });
  expect((await recruiter.call(getOrder, { params: { id: second.order.id } })).order.state).toBe("failed");
  await sendMessage(winnow, paidMessage(second));
  expect((await recruiter.call(getOrder, { params: { id: second.order.id } })).order.state).toBe("paid");
  expect(await entriesOfOrder(second.order.id)).toBe(1);
});

test("a payment that is heard of three days late, after the order expired, is credited once", async () => {
  const order = await orderPack(recruiter);
  await winnow.pool.query("update payment_orders set expires_at = now() - interval '2 days' where id = $1", [
    order.order.id,
  ]);
  await reconcileOrders(winnow.services);
  expect((await recruiter.call(getOrder, { params: { id: order.order.id } })).order.state).toBe("expired");

  await sendMessage(winnow, paidMessage(order));

  expect((await recruiter.call(getOrder, { params: { id: order.order.id } })).order.state).toBe("paid");
  expect(await entriesOfOrder(order.order.id)).toBe(1);
});

test("a message that comes before its order is kept, and applied when the order is there", async () => {
  const order = await orderPack(recruiter);
  const message = paidMessage(order);
  const unknown = {
    ...message,
    payment: { ...message.payment, id: "not-known-yet", order_id: randomUUID() },
  };
  expect(await sendMessage(winnow, unknown)).toBe(200);
  expect(await entriesOfOrder(order.order.id)).toBe(0);

  // The order turns out to be the one that the message speaks of.
  await winnow.pool.query("update payment_orders set provider_reference = 'not-known-yet' where id = $1", [
    order.order.id,
  ]);
  await reconcileOrders(winnow.services);

  expect(await entriesOfOrder(order.order.id)).toBe(1);
});

test("a message that is not understood is kept, and answered so that it is not sent again", async () => {
  const message = { ...paidMessage(await orderPack(recruiter)), type: "payment.pondered" };

  expect(await sendMessage(winnow, message)).toBe(200);

  const { rows } = await winnow.pool.query("select type, change from payment_events where event_id = $1", [
    message.id,
  ]);
  expect(rows).toEqual([{ type: "payment.pondered", change: null }]);
});

test.each([
  ["with a secret of somebody else", { secret: "guessed" }],
  ["with an empty secret", { secret: "" }],
])("a message that is signed %s is refused and not kept", async (_how, options) => {
  const order = await orderPack(recruiter);
  const message = paidMessage(order);

  expect(await sendMessage(winnow, message, options)).toBe(400);

  const { rows } = await winnow.pool.query("select from payment_events where event_id = $1", [message.id]);
  expect(rows).toEqual([]);
  expect(await entriesOfOrder(order.order.id)).toBe(0);
});

test("a provider that is not set up does not exist", async () => {
  const answer = await fetch(`${winnow.url}/api/public/payment/webhook/stripe`, {
    method: "POST",
    body: "{}",
  });
  expect(answer.status).toBe(404);
});

test.each([
  ["a cent too little", { amount: 9_899 }],
  ["a cent too much", { amount: 9_901 }],
  ["another currency", { currency: "INR" }],
])("%s is recorded for the operator and not credited", async (_what, wrong) => {
  const order = await orderPack(recruiter);
  const message = paidMessage(order);

  expect(await sendMessage(winnow, { ...message, payment: { ...message.payment, ...wrong } })).toBe(200);

  const { order: seen } = await recruiter.call(getOrder, { params: { id: order.order.id } });
  expect(seen).toMatchObject({ state: "created", is_in_question: true });
  expect(await entriesOfOrder(order.order.id)).toBe(0);
});

test("an order that somebody pays a second time is credited once, and the operator is told", async () => {
  const order = await orderPack(recruiter);
  const message = paidMessage(order);
  await sendMessage(winnow, message);

  await sendMessage(winnow, {
    ...message,
    id: randomUUID(),
    payment: { ...message.payment, payment_reference: "pay_another" },
  });

  const { order: seen } = await recruiter.call(getOrder, { params: { id: order.order.id } });
  expect(seen).toMatchObject({ state: "paid", is_in_question: true });
  expect(await entriesOfOrder(order.order.id)).toBe(1);
});

test("two people coming back at once, together with the message, are one credit", async () => {
  const payer = await givenAccount(winnow, "Two tabs");
  const order = await orderPack(payer);
  await fetch(`${order.url.split("?")[0]}/pay`, { method: "POST", redirect: "manual" });

  await Promise.all(
    Array.from({ length: 6 }, () => payer.call(getOrder, { params: { id: order.order.id } })),
  );

  await untilOrder(payer, order.order.id, ({ state }) => state === "paid");
  await untilJobsAreDone(winnow);
  expect(await paymentEntries(winnow, payer.account.id)).toEqual(one);
});

test("a refund that nobody told about is found by the reconciliation, once", async () => {
  const payer = await givenAccount(winnow, "Refunded");
  const order = await orderPack(payer);
  await sendMessage(winnow, paidMessage(order));
  await winnow.pool.query(
    "update sandbox_payments set state = 'paid', payment_reference = $2, refunded_at = now() where order_id = $1",
    [order.order.id, paidMessage(order).payment.payment_reference],
  );

  await Promise.all([reconcileOrders(winnow.services), reconcileOrders(winnow.services)]);
  await sendMessage(winnow, { ...paidMessage(order), type: "payment.refunded" });

  expect(await paymentEntries(winnow, payer.account.id)).toEqual([
    ...one,
    { type: "debit", amount: 10_000, kind: "refund" },
  ]);
});

test("a message that never arrives is made up for by the reconciliation, within a quarter of an hour", async () => {
  const payer = await givenAccount(winnow, "Lost");
  const order = await orderPack(payer);
  // Paid in the provider's books, without a word to us.
  await winnow.pool.query(
    "update sandbox_payments set state = 'paid', payment_reference = 'pay_lost' where order_id = $1",
    [order.order.id],
  );

  const round = paymentRecurringJobs(winnow.services).find(({ name }) => name === "reconcile-orders");
  const minutes = Number(/^\*\/(\d+) \* \* \* \*$/.exec(round?.schedule ?? "")?.[1]);
  expect(minutes).toBeLessThanOrEqual(15);
  await Promise.all([round?.run(), round?.run()]);

  expect(await paymentEntries(winnow, payer.account.id)).toEqual(one);
});
