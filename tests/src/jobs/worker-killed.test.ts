import { signUp } from "@winnow/contract/accounts.ts";
import { listScreeningResults } from "@winnow/contract/results.ts";
import { getScreeningCredits, startScreening } from "@winnow/contract/screenings.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { givenScreening } from "../given/given-screening.ts";
import { untilScreening } from "../given/uploads.ts";
import { createApiClient } from "../support/api-client.ts";
import { holdLock, killWhoWaitsFor } from "../support/held-lock.ts";
import { ledgerFaults } from "../support/ledger.ts";
import { mailsTo, untilJobsAreDone } from "../support/mailbox.ts";
import { goodPassword, newEmail } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { startWorkerProcess } from "../support/worker-process.ts";

let winnow: TestWinnow;
const closers: (() => Promise<void>)[] = [];
beforeEach(async () => {
  winnow = await startWinnow({ ROLE: "api" });
  closers.push(winnow.stop);
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) {
    await close();
  }
});

const deadline = { timeout: 30_000, interval: 50 };

async function workerProcess() {
  const worker = await startWorkerProcess(winnow);
  closers.push(worker.kill);
  return worker;
}

test("a mail whose worker was killed over it is sent by the next worker within 30 seconds", async () => {
  const doomed = await workerProcess();
  const lock = await holdLock(winnow, "lock table link_tokens in access exclusive mode");
  const email = newEmail("Killed");
  await createApiClient(winnow.url).call(signUp, {
    body: { username: "Killed", email, password: goodPassword },
  });
  await lock.untilSomebodyWaits();
  await doomed.kill();
  await lock.release();

  await workerProcess();

  await vi.waitUntil(async () => (await mailsTo(winnow, email)).length > 0, deadline);
  expect(await mailsTo(winnow, email)).toHaveLength(1);
});

test("a CV whose worker was killed over it has one result and one charge, by a worker that was there already", async () => {
  const preparing = await startWorker(winnow);
  const recruiter = await givenAccount(winnow, "Killed");
  const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
  await preparing.stop();
  const doomed = await workerProcess();
  const lock = await holdLock(winnow, "lock table screening_results in share mode");
  await recruiter.call(startScreening, { params: { id } });
  await lock.untilSomebodyWaits();
  await workerProcess();
  await doomed.kill();
  await lock.release();

  await untilScreening(recruiter, id, ({ status }) => status === "Completed");

  expect((await recruiter.call(listScreeningResults, { params: { id } })).total).toBe(1);
  expect(await recruiter.call(getScreeningCredits, { params: { id } })).toMatchObject({ used: 100, held: 0 });
  expect(await ledgerFaults(winnow)).toEqual([]);
});

test("a CV whose worker is killed at the steps that follow its result has one result and one charge", async () => {
  // One CV needs one reader; more would only make each worker slow to begin.
  winnow.environment.READING_PROCESSES = "1";
  const preparing = await startWorker(winnow);
  const recruiter = await givenAccount(winnow, "Every step");
  const { id } = await givenScreening(winnow, recruiter, { cvs: 1 });
  await preparing.stop();
  await recruiter.call(startScreening, { params: { id } });
  const credits = () => recruiter.call(getScreeningCredits, { params: { id } });

  const beforeCharge = await holdLock(
    winnow,
    "select from credit_balances where account_id = $1 for update",
    [recruiter.account.id],
  );
  await killWhoWaitsFor(beforeCharge, await workerProcess());
  expect(await credits()).toMatchObject({ used: 0, held: 100 });

  const afterCharge = await holdLock(winnow, "lock table notifications in share mode");
  await killWhoWaitsFor(afterCharge, await workerProcess());
  expect(await credits()).toMatchObject({ used: 0, held: 100 });

  // And once when everything is stored but the end of the job.
  const result = await holdLock(winnow, "lock table screening_results in share mode");
  const doomed = await workerProcess();
  await result.untilSomebodyWaits();
  const endOfJob = await holdLock(
    winnow,
    "lock table graphile_worker._private_jobs in share row exclusive mode",
  );
  await result.release();
  await untilScreening(recruiter, id, ({ status }) => status === "Completed");
  await killWhoWaitsFor(endOfJob, doomed);

  closers.push((await startWorker(winnow)).stop);
  await untilJobsAreDone(winnow);

  expect((await recruiter.call(listScreeningResults, { params: { id } })).total).toBe(1);
  expect(await credits()).toMatchObject({ used: 100, held: 0 });
  expect(await ledgerFaults(winnow)).toEqual([]);
});
