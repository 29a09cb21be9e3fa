import { listRejectedOfDrive, sendRejectionsOfDrive } from "@winnow/contract/candidate-mails.ts";
import { afterEach, expect, test, vi } from "vitest";
import { givenMailedWinnow } from "../given/given-mailed-winnow.ts";
import { givenRejected } from "../given/given-rejected.ts";
import { type HeldLock, holdLock, killWhoWaitsFor } from "../support/held-lock.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { startWorkerProcess } from "../support/worker-process.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

test("a rejection whose worker is killed before and after its sending arrives, and mailboxes show it once", async () => {
  let endOfSending: HeldLock | undefined;
  const isRejection = { at: Number.POSITIVE_INFINITY };
  const { winnow, recruiter, accepted, work } = await givenMailedWinnow(closers, {
    decide: async (attempt) => {
      // What has been sent shall not be written down.
      if (attempt === isRejection.at) {
        endOfSending = await holdLock(
          winnow,
          "select from candidate_mails where kind = 'rejected' for update",
        );
      }
      return null;
    },
  });
  const { drive, rejected } = await givenRejected(recruiter, [{ name: "Ana", email: "ana@example.com" }]);
  const inviting = await work();
  await untilJobsAreDone(winnow);
  await inviting.stop();
  accepted.splice(0);
  isRejection.at = 2;
  const params = { id: drive.id };
  const ids = rejected.map(({ id }) => id);
  await recruiter.call(sendRejectionsOfDrive, { params, body: { ids, text: null, gives_reason: false } });
  const workerProcess = async () => {
    const worker = await startWorkerProcess({
      ...winnow,
      environment: { ...winnow.environment, READING_PROCESSES: "1" },
    });
    closers.push(worker.kill);
    return worker;
  };

  const batch = await holdLock(winnow, "select from mail_batches for update");
  await killWhoWaitsFor(batch, await workerProcess());
  expect(accepted).toHaveLength(0);

  const after = await workerProcess();
  const lock = await vi.waitUntil(() => endOfSending, { timeout: patienceMs, interval: 20 });
  await vi.waitUntil(() => accepted.length === 1, { timeout: patienceMs, interval: 20 });
  await killWhoWaitsFor(lock, after);

  await work();
  await untilJobsAreDone(winnow);

  const [first, again, ...more] = accepted.map(({ recipients, parsed }) => ({
    recipients,
    messageId: parsed.messageId,
  }));
  expect(more).toEqual([]);
  expect(again).toEqual(first);
  const { recipients } = await recruiter.call(listRejectedOfDrive, { params });
  expect(recipients).toMatchObject([{ obstacle: "told before" }]);
});
