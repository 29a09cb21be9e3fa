import { failures } from "@winnow/contract/failures.ts";
import { listNotifications } from "@winnow/contract/notifications.ts";
import { createOrder, getOrder, getReceipt, listOrders, listPacks } from "@winnow/contract/payments.ts";
import { startScreening } from "@winnow/contract/screenings.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenCvs } from "../given/given-cvs.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening, uploadFiles } from "../given/uploads.ts";
import { ledgerFaults } from "../support/ledger.ts";
import { mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import { orderPack, paidMessage, sendMessage } from "../support/payments.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeAll(async () => {
  winnow = await startWinnow({ WELCOME_CREDITS: "1.00", CREDIT_PACKS: "100=9900,500=44900,2000=159900" });
});
afterAll(async () => {
  expect(await ledgerFaults(winnow)).toEqual([]);
  await winnow.stop();
});

test("the packs come from the configuration, with what they suffice for", async () => {
  const recruiter = await givenAccount(winnow, "Packs");

  const { provider, currency, packs } = await recruiter.call(listPacks);

  expect({ provider, currency }).toEqual({ provider: "sandbox", currency: "USD" });
  expect(packs[1]).toEqual({ id: "500", credits: 50_000, price: 44_900, cvs: 500, interviews: 50 });
});

test("a pack that is not on offer cannot be ordered", async () => {
  const recruiter = await givenAccount(winnow, "Wishes");

  expect(await recruiter.refusal(createOrder, { body: { pack_id: "101" } })).toMatchObject({ status: 404 });
});

test("an order sent twice with one Idempotency-Key is one order", async () => {
  const recruiter = await givenAccount(winnow, "Double click");
  const headers = { "idempotency-key": "a-key-of-this-one-click" };

  const first = await recruiter.attempt(createOrder, { body: { pack_id: "100" }, headers });
  const second = await recruiter.attempt(createOrder, { body: { pack_id: "100" }, headers });

  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body).toEqual(first.body);
});

test("of ten twins of an order with one key there is one; the others answer the same or ask to wait", async () => {
  const recruiter = await givenAccount(winnow, "Twins");
  const headers = { "idempotency-key": "a-key-of-ten-twins" };
  const order = (pack_id: string) => recruiter.attempt(createOrder, { body: { pack_id }, headers });

  const answers = await Promise.all(Array.from({ length: 10 }, () => order("100")));

  const done = answers.filter(({ status }) => status === 200);
  const waiting = answers.filter(({ status }) => status === 409);
  expect(done.length).toBeGreaterThan(0);
  expect(done.length + waiting.length).toBe(10);
  expect(new Set([...done, await order("100")].map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { rows } = await winnow.pool.query("select from payment_orders where account_id = $1", [
    recruiter.account.id,
  ]);
  expect(rows).toHaveLength(1);
  expect((await order("500")).body).toMatchObject({ error: { code: failures.idempotencyKeyReused.code } });
});

test("receipts are numbered per account, mailed once, and only for paid orders", async () => {
  const recruiter = await givenAccount(winnow, "Receipts");
  const unpaid = await orderPack(recruiter);
  for (const order of [await orderPack(recruiter), await orderPack(recruiter)]) {
    const message = paidMessage(order);
    await sendMessage(winnow, message);
    await sendMessage(winnow, message);
  }
  await untilJobsAreDone(winnow);

  const { orders } = await recruiter.call(listOrders);
  expect(orders.map(({ receipt_number }) => receipt_number?.slice(-4))).toEqual(["0002", "0001"]);
  expect(await recruiter.refusal(getReceipt, { params: { id: unpaid.order.id } })).toMatchObject({
    code: 1515,
  });
  const receipts = (await mailsTo(winnow, recruiter.email)).filter(({ subject }) => /receipt/.test(subject));
  expect(receipts).toHaveLength(2);
  const { url } = await recruiter.call(getReceipt, { params: { id: orders[0]?.id ?? "" } });
  const file = await fetch(new URL(url, winnow.url));
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test("a live screening that waits for credits goes on when they are paid, and the bell tells of them", async () => {
  const recruiter = await givenAccount(winnow, "Waits");
  const { id } = await givenScreening(winnow, recruiter, { cvs: 0, mode: "live" });
  const cvs = await givenCvs(3);
  await uploadFiles(winnow, recruiter, { screeningId: id, files: cvs.slice(0, 1) });
  await untilScreening(recruiter, id, ({ counts }) => counts.ready === 1);
  await recruiter.call(startScreening, { params: { id } });
  await uploadFiles(winnow, recruiter, { screeningId: id, files: cvs.slice(1) });
  await untilScreening(
    recruiter,
    id,
    (screening) => screening.waits_for_credits && screening.counts.ready === 2,
  );
  const order = await orderPack(recruiter);

  await sendMessage(winnow, paidMessage(order));

  await untilScreening(recruiter, id, ({ counts }) => counts.screened === 3);
  const { notifications } = await recruiter.call(listNotifications);
  expect(notifications.map(({ title }) => title)).toContain("100.00 credits added");
  expect((await recruiter.call(getOrder, { params: { id: order.order.id } })).order.state).toBe("paid");
});

test("where nothing is sold online, no order can be made", async () => {
  const closed = await startWinnow({ PAYMENTS_URL: "none:", WINNOW_ENV: "production" });
  try {
    const recruiter = await givenAccount(closed, "Closed");

    expect((await recruiter.call(listPacks)).provider).toBeNull();
    expect(await recruiter.refusal(createOrder, { body: { pack_id: "100" } })).toMatchObject({ code: 1513 });
    expect((await fetch(`${closed.url}/sandbox/pay/${"a".repeat(22)}`)).status).toBe(404);
  } finally {
    await closed.stop();
  }
});

test.each(["%00", "a", "a".repeat(22), "..%2f..%2fetc"])("the sandbox knows no payment %s", async (id) => {
  expect((await fetch(`${winnow.url}/sandbox/pay/${id}`)).status).toBe(404);
  expect((await fetch(`${winnow.url}/sandbox/pay/${id}/pay`, { method: "POST" })).status).toBe(404);
});
