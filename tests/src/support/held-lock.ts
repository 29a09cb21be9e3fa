import { once } from "node:events";
import { vi } from "vitest";
import { patienceMs } from "./patience.ts";
import type { TestWinnow } from "./start-winnow.ts";
import type { WorkerProcess } from "./worker-process.ts";

export type HeldLock = {
  /** Resolves when so many (one, unless told) wait for a lock, as a process does that is to be killed in its very middle. */
  untilSomebodyWaits: (count?: number) => Promise<void>;
  /** Ends the connections of those who wait: whatever they were about to write never reaches the database. */
  cutOffWhoWaits: () => Promise<void>;
  release: () => Promise<void>;
};

/** Holds the locks that a statement takes. */
export async function holdLock(
  winnow: Pick<TestWinnow, "pool">,
  statement: string,
  values: unknown[] = [],
): Promise<HeldLock> {
  const client = await winnow.pool.connect();
  await client.query("begin");
  const { rows: holders } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  await client.query(statement, values);
  const holder = [holders[0]?.pid];
  return {
    untilSomebodyWaits: async (count = 1) => {
      await vi.waitUntil(
        async () => (await winnow.pool.query(`${whoWaits} select from waiting`, holder)).rows.length >= count,
        { timeout: patienceMs, interval: 20 },
      );
    },
    cutOffWhoWaits: async () => {
      await winnow.pool.query(`${whoWaits} select pg_terminate_backend(pid) from waiting`, holder);
    },
    release: async () => {
      await client.query("rollback");
      client.release();
    },
  };
}

/** Whoever waits for the holder, or for somebody who does: others wait for locks of their own all the time. */
const whoWaits = `
  with recursive blocked as materialized (
    select pid, pg_blocking_pids(pid) as blockers from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'
  ), waiting as (
    select pid from blocked where $1 = any(blockers)
    union
    select blocked.pid from blocked join waiting on waiting.pid = any(blocked.blockers)
  )`;

/**
 * What is answered to a call whose connection to the database is cut while it waits for the lock, once the server has
 * let go of that connection: for a moment it may hold it for a good one.
 */
export async function cutOffWhileWaiting<T>(
  winnow: Pick<TestWinnow, "url" | "services">,
  lock: HeldLock,
  send: () => Promise<T>,
): Promise<T> {
  const removed = once(winnow.services.database.pool, "remove");
  const sent = send();
  await lock.untilSomebodyWaits();
  await lock.cutOffWhoWaits();
  await lock.release();
  const answer = await sent;
  await removed;
  await vi.waitUntil(() => isReadyThroughout(winnow), { timeout: patienceMs, interval: 20 });
  return answer;
}

/** More than a pool holds, so that none of its connections goes unasked. */
const probes = 24;

async function isReadyThroughout({ url }: Pick<TestWinnow, "url">): Promise<boolean> {
  const answers = await Promise.all(Array.from({ length: probes }, () => fetch(`${url}/readyz`)));
  return answers.every(({ ok }) => ok);
}

/** Kills the worker once it waits for the lock: what it was about to write never reaches the database. */
export async function killWhoWaitsFor(lock: HeldLock, doomed: WorkerProcess): Promise<void> {
  await lock.untilSomebodyWaits();
  await doomed.kill();
  await lock.cutOffWhoWaits();
  await lock.release();
}
