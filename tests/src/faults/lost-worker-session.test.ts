import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patienceMs } from "../support/patience.ts";
import { startWinnow, type TestWinnow } from "../support/start-winnow.ts";

let winnow: TestWinnow;
beforeEach(async () => {
  winnow = await startWinnow();
});
afterEach(async () => {
  await winnow.stop();
});

/** The connections that hold the lock of a worker that is known to the others. */
async function sessions(): Promise<number[]> {
  const { rows } = await winnow.pool.query<{ pid: number }>(
    `select pid from worker_processes
     join pg_locks on locktype = 'advisory' and (classid::bigint << 32) | objid::bigint = lock_key
     where cardinality(worker_ids) > 0`,
  );
  return rows.map(({ pid }) => pid);
}

/** One for mails and one for everything else. */
const perProcess = 2;

const deadline = { timeout: patienceMs, interval: 50 };

test("a worker that has lost its session, and that others took for dead, is known as alive again within seconds", async () => {
  const lost = await vi.waitUntil(async () => {
    const found = await sessions();
    return found.length === perProcess && found;
  }, deadline);
  await winnow.pool.query("select pg_terminate_backend(pid) from unnest($1::int[]) as pid", [lost]);
  await winnow.pool.query("delete from worker_processes");

  const again = await vi.waitUntil(async () => {
    const found = await sessions();
    return found.length === perProcess && found;
  }, deadline);

  expect(again.filter((session) => lost.includes(session))).toEqual([]);
});

test("a job that a living worker has locked but does not know of is handed back", async () => {
  await vi.waitUntil(async () => (await sessions()).length === perProcess, deadline);
  // What remains when the answer to fetching a job is lost with the connection.
  const { rows } = await winnow.pool.query(
    `with job as (select (graphile_worker.add_job('unknownHere', payload := '{}'::json, job_key := $1)).id)
     select id from job`,
    [randomUUID()],
  );
  await winnow.pool.query(
    `update graphile_worker._private_jobs
     set locked_by = (select worker_ids[1] from worker_processes limit 1), locked_at = now() - interval '1 minute'
     where id = $1`,
    [rows[0]?.id],
  );

  await vi.waitUntil(async () => {
    const found = await winnow.pool.query(
      "select from graphile_worker._private_jobs where id = $1 and locked_at is null",
      [rows[0]?.id],
    );
    return found.rowCount === 1;
  }, deadline);
});
