import { freePort } from "@winnow/server/platform/free-port.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ledgerFaults } from "../support/ledger.ts";
import { orderPack, paidMessage, paymentEntries, sendMessage } from "../support/payments.ts";
import { type Recruiter, signUpAndIn } from "../support/recruiter.ts";
import { type ServerProcess, startServerProcess } from "../support/server-process.ts";
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
  recruiter = await signUpAndIn(winnow, "Killed");
  doomed = await startServerProcess({
    ...winnow.environment,
    ROLE: "api",
    PORT: String(await freePort()),
  });
  return paidMessage(await orderPack(recruiter));
}

test("an API process killed before its credit is written leaves nothing; the message sent again is credited once", async () => {
  const message = await prepare();
  const lock = await winnow.pool.connect();
  await lock.query("begin");
  await lock.query("select from credit_balances where account_id = $1 for update", [recruiter.account.id]);
  const answer = sendMessage(winnow, message, { url: doomed.url }).catch(() => null);
  await vi.waitUntil(
    async () =>
      (
        await winnow.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rows.length > 0,
    { timeout: 15_000, interval: 20 },
  );

  await doomed.end("SIGKILL");
  await lock.query("rollback");
  lock.release();

  expect(await answer).toBeNull();
  expect(await sendMessage(winnow, message)).toBe(200);
  expect(await paymentEntries(winnow, recruiter.account.id)).toEqual(one);
});

test("an API process killed between the credit and its answer: the message sent again changes nothing", async () => {
  const message = await prepare();
  const answer = sendMessage(winnow, message, { url: doomed.url }).catch(() => null);
  await vi.waitUntil(async () => (await paymentEntries(winnow, recruiter.account.id)).length > 0, {
    timeout: 15_000,
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
