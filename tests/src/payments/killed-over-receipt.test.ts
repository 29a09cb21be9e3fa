import { afterEach, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { type HeldLock, holdLock, killWhoWaitsFor } from "../support/held-lock.ts";
import { startMailServer } from "../support/mail-server.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { orderPack, paidMessage, sendMessage } from "../support/payments.ts";
import { startWinnow, startWorker } from "../support/start-winnow.ts";
import { startWorkerProcess } from "../support/worker-process.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

test("a receipt whose worker is killed before, during and after its sending arrives, and once too often at the most", async () => {
  const winnow = await startWinnow({ ROLE: "api" });
  closers.push(winnow.stop);
  const preparing = await startWorker(winnow);
  const recruiter = await givenAccount(winnow, "Killed");
  await preparing.stop();
  const never = Promise.withResolvers<null>();
  let endOfJob: HeldLock | undefined;
  const mailServer = await startMailServer(async (attempt) => {
    if (attempt === 1) return never.promise;
    // What has been sent shall not be written down.
    if (attempt === 2) {
      endOfJob = await holdLock(
        winnow,
        "lock table graphile_worker._private_jobs in share row exclusive mode",
      );
    }
    return null;
  });
  closers.push(mailServer.close);
  const environment = { ...winnow.environment, MAIL_URL: mailServer.url, READING_PROCESSES: "1" };
  const workerProcess = async () => {
    const worker = await startWorkerProcess({ ...winnow, environment });
    closers.push(worker.kill);
    return worker;
  };
  await sendMessage(winnow, paidMessage(await orderPack(recruiter)));

  const orders = await holdLock(winnow, "lock table payment_orders in access exclusive mode");
  const before = await workerProcess();
  await killWhoWaitsFor(orders, before);
  expect(mailServer.attempts()).toBe(0);

  const during = await workerProcess();
  await vi.waitUntil(() => mailServer.attempts() === 1, { timeout: patienceMs, interval: 20 });
  await during.kill();
  expect(mailServer.accepted).toHaveLength(0);

  const after = await workerProcess();
  const lock = await vi.waitUntil(() => endOfJob, { timeout: patienceMs, interval: 20 });
  await vi.waitUntil(() => mailServer.accepted.length === 1, { timeout: patienceMs, interval: 20 });
  await killWhoWaitsFor(lock, after);

  const last = await startWorker({ ...winnow, environment });
  closers.push(last.stop);
  await vi.waitUntil(() => mailServer.accepted.length > 1, { timeout: patienceMs, interval: 20 });
  await untilJobsAreDone(winnow);

  const [first, again, ...more] = mailServer.accepted.map(({ recipients, parsed }) => ({
    recipients,
    subject: parsed.subject,
    // Mailboxes that look at it show the two as one.
    messageId: parsed.messageId,
    receipts: parsed.attachments.map(({ filename, content }) => [filename, content]),
  }));
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    recipients: [recruiter.email],
    subject: "Your receipt for 100.00 credits · Winnow",
    receipts: [[expect.stringMatching(/^Receipt .*-0001\.pdf$/), expect.anything()]],
  });
  expect(again).toEqual(first);
});
