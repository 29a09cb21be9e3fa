import { signUp } from "@winnow/contract/accounts.ts";
import { listScreeningResults } from "@winnow/contract/results.ts";
import { getScreeningCredits, startScreening } from "@winnow/contract/screenings.ts";
import type pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiClient } from "../support/api-client.ts";
import { ledgerFaults } from "../support/ledger.ts";
import { mailsTo } from "../support/mailbox.ts";
import { readyScreening } from "../support/ready-screening.ts";
import { goodPassword, newEmail, signUpAndIn } from "../support/recruiter.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";
import { untilScreening } from "../support/uploads.ts";
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

/** Holds a lock that the job in question will wait for, so that it is killed in its very middle. */
async function holdLock(statement: string): Promise<pg.PoolClient> {
  const client = await winnow.pool.connect();
  await client.query("begin");
  await client.query(statement);
  return client;
}

async function untilSomebodyWaitsForIt(): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { rows } = await winnow.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length > 0;
    },
    { timeout: 15_000, interval: 20 },
  );
}

test("a mail whose worker was killed over it is sent by the next worker within 30 seconds", {
  timeout: 90_000,
}, async () => {
  const doomed = await workerProcess();
  const lock = await holdLock("lock table link_tokens in access exclusive mode");
  const email = newEmail("Killed");
  await createApiClient(winnow.url).call(signUp, {
    body: { username: "Killed", email, password: goodPassword },
  });
  await untilSomebodyWaitsForIt();
  await doomed.kill();
  await lock.query("rollback");
  lock.release();

  await workerProcess();

  await vi.waitUntil(async () => (await mailsTo(winnow, email)).length > 0, deadline);
  expect(await mailsTo(winnow, email)).toHaveLength(1);
});

test("a CV whose worker was killed over it has one result and one charge, by a worker that was there already", {
  timeout: 90_000,
}, async () => {
  const preparing = await startWorker(winnow);
  const recruiter = await signUpAndIn(winnow, "Killed");
  const { id } = await readyScreening(winnow, recruiter, { cvs: 1 });
  await preparing.stop();
  const doomed = await workerProcess();
  const lock = await holdLock("lock table screening_results in share mode");
  await recruiter.call(startScreening, { params: { id } });
  await untilSomebodyWaitsForIt();
  await workerProcess();
  await doomed.kill();
  await lock.query("rollback");
  lock.release();

  await untilScreening(recruiter, id, ({ status }) => status === "Completed");

  expect((await recruiter.call(listScreeningResults, { params: { id } })).total).toBe(1);
  expect(await recruiter.call(getScreeningCredits, { params: { id } })).toMatchObject({ used: 100, held: 0 });
  expect(await ledgerFaults(winnow)).toEqual([]);
});
