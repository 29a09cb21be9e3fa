import { findJob, retryFailedJobs } from "@winnow/server/features/installation/job-rows.ts";
import { openDatabase } from "@winnow/server/platform/database/open-database.ts";
import { runWorker } from "@winnow/server/platform/jobs/run-worker.ts";
import { createLog } from "@winnow/server/platform/log.ts";
import type { Tables } from "@winnow/server/tables.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { givenAccount } from "../given/given-account.ts";
import { patienceMs } from "../support/patience.ts";
import { runCommand } from "../support/run-command.ts";
import { startWinnow, startWorker, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
let worker: { stop: () => Promise<void> };
beforeAll(async () => {
  winnow = await startWinnow({ ROLE: "api" });
  worker = await startWorker(winnow);
});
afterAll(async () => {
  await worker?.stop();
  await winnow?.stop();
});

const jobs = (...words: string[]) => runCommand("jobs", words, winnow.environment);

/** A job that no worker runs, since its tries are used up. */
async function givenFailed(kind: string, payload: object, error = "It went wrong."): Promise<string> {
  const { rows } = await winnow.pool.query(
    `with added as (select id from graphile_worker.add_job($1, $2::json, max_attempts := 2, run_at := 'infinity'))
     select id from added`,
    [kind, JSON.stringify(payload)],
  );
  await winnow.pool.query(
    "update graphile_worker._private_jobs set attempts = 2, run_at = now(), last_error = $2 where id = $1",
    [rows[0].id, error],
  );
  return String(rows[0].id);
}

test("a job that failed for good is listed without people's words, and is queued anew once", async () => {
  const { account } = await givenAccount(winnow, "Jobs");
  const payload = { accountId: account.id, note: "Ana Roth" };
  const id = await givenFailed("credits-arrived", payload, '550 <ana@example.com> said "Ana"');
  const other = await givenFailed("read-cv-file", { cvFileId: "none" });

  expect((await jobs("failed", "--kind", "credits-arrived")).output).toBe(
    `${id}  credits-arrived  account ${account.id}  2 tries, failed 0 minutes ago  550 <…@…> said "…"\n1 job failed for good.\n`,
  );
  const shown = (await jobs("show", id)).output;
  expect(shown).toContain(`accountId=${account.id} note=…`);
  expect(shown).not.toMatch(/Ana|ana@/);
  const both = await Promise.all([jobs("retry", id), jobs("retry", id)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  await vi.waitUntil(async () => (await findJob(winnow.services.database.kysely, id)) === undefined, {
    timeout: patienceMs,
    interval: 20,
  });
  expect((await jobs("counts")).output).toMatch(/read-cv-file {2}0 due, 0 later, 0 running, 1 failed/);
  expect((await jobs("retry", "--all", "--kind", "read-cv-file")).output).toContain(
    "1 failed job of the kind",
  );
  await winnow.pool.query("delete from graphile_worker._private_jobs where id = $1", [other]);
});

test("jobs that are queued anew again and again while a worker runs are each run once", async () => {
  const ids: string[] = [];
  for (let number = 0; number < 20; number += 1) ids.push(await givenFailed("counted", { number }));
  const runs: unknown[] = [];
  const open = () =>
    openDatabase<Tables>(winnow.databaseUrl, { connections: 4, onIdleError: () => undefined });
  const database = open();
  const counting = await runWorker({
    openConnections: open,
    pool: database.pool,
    databaseUrl: winnow.databaseUrl,
    concurrency: 4,
    handlers: [
      {
        name: "counted",
        run: async (payload) => {
          runs.push(payload);
        },
      },
    ],
    recurring: [],
    log: createLog("silent"),
  });

  const queued: number[] = [];
  await vi.waitUntil(
    async () => {
      const tries = [1, 2].map(() => retryFailedJobs(winnow.services.database.kysely, { kind: "counted" }));
      queued.push(...(await Promise.all(tries)).flat());
      const { rows } = await winnow.pool.query(
        "select from graphile_worker._private_jobs where id = any($1)",
        [ids],
      );
      return rows.length === 0;
    },
    { timeout: patienceMs, interval: 5 },
  );

  await counting.stop();
  await database.close();
  expect(queued.map(String).toSorted()).toEqual(ids.toSorted());
  expect(runs).toHaveLength(ids.length);
});

test.each([
  [["retry", "--all"], 2, /Usage/],
  [["retry", "999999"], 1, /There is no job 999999/],
])("%j ends with %d", async (words, code, said) => {
  expect(await jobs(...words)).toMatchObject({ code, output: expect.stringMatching(said) });
});
