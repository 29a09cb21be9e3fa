import { scheduleInterviews } from "@winnow/contract/drives.ts";
import { afterEach, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { candidatesOf, givenReadyDrive } from "../given/given-ready-drive.ts";
import { type HeldLock, holdLock, killWhoWaitsFor } from "../support/held-lock.ts";
import { startMailServer } from "../support/mail-server.ts";
import { untilJobsAreDone } from "../support/mailbox.ts";
import { patienceMs } from "../support/patience.ts";
import { startWinnow, startWorker } from "../support/start-winnow.ts";
import { startWorkerProcess } from "../support/worker-process.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

test("an invitation whose worker is killed before, during and after its sending arrives, and once too often at the most", async () => {
  const winnow = await startWinnow({ ROLE: "api", SCHEDULING_UNDO_SECONDS: "0" });
  closers.push(winnow.stop);
  const preparing = await startWorker(winnow);
  const recruiter = await givenAccount(winnow, "Killed");
  await preparing.stop();
  const never = Promise.withResolvers<null>();
  let endOfSending: HeldLock | undefined;
  const mailServer = await startMailServer(async (attempt) => {
    if (attempt === 1) return never.promise;
    // What has been sent shall not be written down.
    if (attempt === 2) {
      endOfSending = await holdLock(winnow, "select from candidate_mails for update");
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
  const { id } = await givenReadyDrive(recruiter, { candidates: 1 });
  await recruiter.call(scheduleInterviews, { params: { id } });

  const links = await holdLock(winnow, "lock table interview_links in access exclusive mode");
  const before = await workerProcess();
  await killWhoWaitsFor(links, before);
  expect(mailServer.attempts()).toBe(0);

  const during = await workerProcess();
  await vi.waitUntil(() => mailServer.attempts() === 1, { timeout: patienceMs, interval: 20 });
  await during.kill();
  expect(mailServer.accepted).toHaveLength(0);

  const after = await workerProcess();
  const lock = await vi.waitUntil(() => endOfSending, { timeout: patienceMs, interval: 20 });
  await vi.waitUntil(() => mailServer.accepted.length === 1, { timeout: patienceMs, interval: 20 });
  await killWhoWaitsFor(lock, after);
  expect((await candidatesOf(recruiter, id))[0]?.interview?.email_status).toBe("NOT_SENT");

  const last = await startWorker({ ...winnow, environment });
  closers.push(last.stop);
  await vi.waitUntil(() => mailServer.accepted.length > 1, { timeout: patienceMs, interval: 20 });
  await untilJobsAreDone(winnow);

  const [first, again, ...more] = mailServer.accepted.map(({ recipients, parsed }) => ({
    recipients,
    // Mailboxes that look at it show the two as one.
    messageId: parsed.messageId,
  }));
  expect(more).toEqual([]);
  expect(again).toEqual(first);
  const [candidate] = await candidatesOf(recruiter, id);
  expect(candidate?.interview?.email_status).toBe("SENT");
  expect(first?.recipients).toEqual([candidate?.email]);
});
