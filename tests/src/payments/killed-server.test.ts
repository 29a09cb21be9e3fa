import { randomUUID } from "node:crypto";
import { createOrder } from "@winnow/contract/payments.ts";
import { readConfig } from "@winnow/server/config/config.ts";
import { freePort } from "@winnow/server/platform/free-port.ts";
import { start } from "@winnow/server/start.ts";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { createApiClient } from "../support/api-client.ts";
import { holdLock } from "../support/held-lock.ts";
import { ledgerFaults } from "../support/ledger.ts";
import { patienceMs } from "../support/patience.ts";
import { orderPack, paidMessage, paymentEntries, sendMessage } from "../support/payments.ts";
import type { Recruiter } from "../support/recruiter.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { startStandIn } from "../support/stand-in-provider.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

const one = [{ type: "credit", amount: 10_000, kind: "payment" }];

let winnow: TestWinnow;
let recruiter: Recruiter;
let doomed: ServerProcess;
beforeAll(async () => {
  winnow = await startWinnow();
});
afterAll(async () => {
  await doomed?.end("SIGKILL");
  expect(await ledgerFaults(winnow)).toEqual([]);
  await winnow?.stop();
});

/** An order of a new account, and a further API process that is going to be killed. */
async function prepare() {
  recruiter = await givenAccount(winnow, "Killed");
  doomed = await startServerProcess({
    ...winnow.environment,
    ROLE: "api",
    PORT: String(await freePort()),
  });
  return paidMessage(await orderPack(recruiter));
}

test("an API process killed before its credit is written leaves nothing; the message sent again is credited once", async () => {
  const message = await prepare();
  const lock = await holdLock(winnow, "select from credit_balances where account_id = $1 for update", [
    recruiter.account.id,
  ]);
  const answer = sendMessage(winnow, message, { url: doomed.url }).catch(() => null);
  await lock.untilSomebodyWaits();

  await doomed.end("SIGKILL");
  await lock.release();

  expect(await answer).toBeNull();
  expect(await sendMessage(winnow, message)).toBe(200);
  expect(await paymentEntries(winnow, recruiter.account.id)).toEqual(one);
});

test("an API process killed between the credit and its answer: the message sent again changes nothing", async () => {
  const message = await prepare();
  const answer = sendMessage(winnow, message, { url: doomed.url }).catch(() => null);
  await vi.waitUntil(async () => (await paymentEntries(winnow, recruiter.account.id)).length > 0, {
    timeout: patienceMs,
    interval: 1,
  });
  await doomed.end("SIGKILL");
  await answer;

  expect([await sendMessage(winnow, message), await sendMessage(winnow, paidMessageAgain(message))]).toEqual([
    200, 200,
  ]);
  expect(await paymentEntries(winnow, recruiter.account.id)).toEqual(one);
});

/** The same news under another event id. */
function paidMessageAgain(message: Awaited<ReturnType<typeof prepare>>) {
  return { ...message, id: `${message.id}-again` };
}

/** A Stripe that opens one session for each `Idempotency-Key`, as the real one does, when `letAnswer` says so. */
async function startStripe() {
  const mayAnswer = Promise.withResolvers<void>();
  const sessions = new Map<string, string>();
  const standIn = await startStandIn(async ({ headers, form }) => {
    const key = String(headers["idempotency-key"]);
    const id = sessions.get(key) ?? `cs_test_${randomUUID()}`;
    sessions.set(key, id);
    await mayAnswer.promise;
    return {
      body: {
        id,
        object: "checkout.session",
        url: `https://checkout.stripe.example/${id}`,
        metadata: { order_id: form.get("metadata[order_id]") },
      },
    };
  });
  return {
    ...standIn,
    sessions,
    letAnswer: () => mayAnswer.resolve(),
  };
}

test("an order whose API process is killed while Stripe opens its page, or after it has, is the same order and page when it is sent again", async () => {
  const stripe = await startStripe();
  onTestFinished(stripe.stop);
  recruiter = await givenAccount(winnow, "Ordering");
  const environment = {
    ...winnow.environment,
    ROLE: "api",
    PORT: String(await freePort()),
    PAYMENTS_URL: `stripe://sk_test_1@${stripe.host}?webhook_secret=whsec_1`,
  };
  const startAnother = async () => {
    const process = await startServerProcess(environment);
    onTestFinished(() => process.end("SIGKILL"));
    return process;
  };
  const headers = { "idempotency-key": randomUUID() };
  const send = (server: { url: string | null }) =>
    createApiClient(server.url ?? "", recruiter.token).attempt(createOrder, {
      body: { pack_id: "100" },
      headers,
    });

  const first = await startAnother();
  const lost = send(first).catch(() => null);
  await vi.waitUntil(() => stripe.asked.length === 1, { timeout: patienceMs, interval: 5 });
  expect(await waitingTransactions()).toBe(0);
  await first.end("SIGKILL");
  stripe.letAnswer();
  expect(await lost).toBeNull();

  const second = await startAnother();
  const page = await holdLock(winnow, "select from payment_orders for update");
  const lostToo = send(second).catch(() => null);
  await page.untilSomebodyWaits();
  await second.end("SIGKILL");
  await page.cutOffWhoWaits();
  await page.release();
  expect(await lostToo).toBeNull();

  const third = await start(readConfig(environment));
  onTestFinished(third.stop);
  const answers = [await send(third), await send(third)];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(answers[1]?.headers.get("idempotent-replayed")).toBe("true");
  const { rows } = await winnow.pool.query<{ id: string; checkout_url: string }>(
    "select id, checkout_url from payment_orders where account_id = $1",
    [recruiter.account.id],
  );
  expect(rows).toHaveLength(1);
  expect([...stripe.sessions.keys()]).toEqual([rows[0]?.id]);
  expect(rows[0]?.checkout_url).toContain([...stripe.sessions.values()][0]);
  expect(answers[0]?.body).toMatchObject({ order: { id: rows[0]?.id, state: "created" } });
});

async function waitingTransactions(): Promise<number> {
  const { rows } = await winnow.pool.query(
    "select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
  );
  return rows.length;
}
