import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { endClient } from "../database/end-client.ts";
import type { Log } from "../log.ts";

const sweepIntervalMs = 5_000;
/** Longer than an answer of the database takes, so that a job just fetched is not taken for a lost one. */
const lostAfterSeconds = 20;

const killedOnLastTry = "The worker was killed over the last try.";
/** A job with this as its last error has killed its worker again and again: it is given up, not run. */
export const killedRepeatedly = "The worker was killed over the last try more than once.";

export type WorkerLiveness = {
  /** From now on this process works in the name of `workerId`. */
  announce: (workerId: string) => void;
  /** Nothing works in the name of `workerId` any more; what it still holds is handed back. */
  retire: (workerId: string) => void;
  jobStarted: (jobId: string) => void;
  jobEnded: (jobId: string) => void;
  close: () => Promise<void>;
};

type Session = { client: pg.Client; lockKey: string };

/**
 * graphile-worker keeps a dead worker's jobs locked for four hours. So each worker process holds a session
 * advisory lock for as long as it lives: PostgreSQL drops it the moment the process is gone, and whoever then
 * gets the lock hands the dead one's jobs back. A living process hands back what it no longer works on itself:
 * jobs whose fetching or ending was lost with the connection.
 */
export async function openWorkerLiveness(options: {
  pool: pg.Pool;
  databaseUrl: string;
  log: Log;
}): Promise<WorkerLiveness> {
  const { pool, log } = options;
  const id = randomUUID();
  const working = new Set<string>();
  const retired = new Set<string>();
  const runningJobs = new Set<string>();
  let session: Session | null = null;
  let sweeping: Promise<void> | null = null;
  let isSweepDue = false;
  let isClosed = false;

  const openSession = async (): Promise<Session> => {
    const client = new pg.Client({
      connectionString: options.databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
    });
    client.on("error", () => undefined);
    client.on("end", () => {
      if (session?.client === client) {
        session = null;
      }
    });
    // A new key each time: the old one may still be held by a connection that only PostgreSQL believes in.
    const lockKey = randomBytes(8).readBigInt64BE().toString();
    try {
      await client.connect();
      await client.query("select pg_advisory_lock($1)", [lockKey]);
    } catch (error) {
      void endClient(client);
      throw error;
    }
    return { client, lockKey };
  };

  /** Written through the session itself, so that a session that is gone is noticed. */
  const register = async () => {
    session ??= await openSession();
    const { client, lockKey } = session;
    try {
      await client.query(
        `insert into worker_processes (id, lock_key, worker_ids) values ($1, $2, $3)
         on conflict (id) do update set lock_key = excluded.lock_key, worker_ids = excluded.worker_ids`,
        [id, lockKey, [...working, ...retired]],
      );
    } catch (error) {
      session = null;
      void endClient(client);
      throw error;
    }
  };

  const handBackOwn = async () => {
    const ended = [...retired];
    const handedBack = await pool.query(
      handBackWhere(
        `locked_by = any($1) or
          (locked_by = any($2) and locked_at < now() - $3 * interval '1 second' and id <> all($4::bigint[]))`,
      ),
      [ended, [...working], lostAfterSeconds, [...runningJobs]],
    );
    for (const workerId of ended) {
      retired.delete(workerId);
    }
    if (handedBack.rowCount) {
      log.warn({ jobs: handedBack.rowCount }, "handed back jobs that were lost with a database connection");
    }
  };

  const sweep = async () => {
    await register();
    await handBackOwn();
    const others = await pool.query<{ id: string; lock_key: string; worker_ids: string[] }>(
      "select id, lock_key::text, worker_ids from worker_processes where id <> $1",
      [id],
    );
    for (const other of others.rows) {
      if (await handBackIfDead(pool, other)) {
        log.warn({ workerIds: other.worker_ids }, "handed back the jobs of a worker that died");
      }
    }
  };

  /** One sweep at a time; what is asked for meanwhile happens in one more. */
  const requestSweep = () => {
    if (isClosed) {
      return;
    }
    if (sweeping) {
      isSweepDue = true;
      return;
    }
    sweeping = sweep()
      .catch((error) => log.warn({ err: error }, "looking for dead workers failed"))
      .finally(() => {
        sweeping = null;
        if (isSweepDue) {
          isSweepDue = false;
          requestSweep();
        }
      });
  };

  await sweep();
  const timer = setInterval(requestSweep, sweepIntervalMs);

  return {
    announce: (workerId) => {
      working.add(workerId);
      requestSweep();
    },
    retire: (workerId) => {
      working.delete(workerId);
      retired.add(workerId);
      requestSweep();
    },
    jobStarted: (jobId) => runningJobs.add(jobId),
    jobEnded: (jobId) => runningJobs.delete(jobId),
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await sweeping;
      await handBackOwn().catch((error) => log.warn({ err: error }, "handing back jobs failed"));
      await pool.query("delete from worker_processes where id = $1", [id]).catch(() => undefined);
      await (session && endClient(session.client));
    },
  };
}

/**
 * graphile-worker counts a try when it fetches a job and never offers a job without tries left. A kill is no
 * failed try, so the last one is given back. The second time the job only comes back to be given up: a job that
 * kills every worker must end too.
 */
const handBackWhere = (condition: string) => `
  with handed_back as (
    update graphile_worker._private_jobs
    set
      locked_at = null,
      locked_by = null,
      last_error = case
        when attempts < max_attempts then last_error
        when last_error like any (array['%${killedOnLastTry}', '%${killedRepeatedly}']) then '${killedRepeatedly}'
        else '${killedOnLastTry}'
      end,
      attempts = least(attempts, max_attempts - 1)
    where ${condition}
    returning id, job_queue_id
  ), freed_queues as (
    update graphile_worker._private_job_queues as queues
    set locked_at = null, locked_by = null
    from handed_back
    where queues.id = handed_back.job_queue_id
  )
  select id from handed_back`;

/** One transaction, so that of several sweepers only the one that holds the lock hands back. */
async function handBackIfDead(
  pool: pg.Pool,
  other: { id: string; lock_key: string; worker_ids: string[] },
): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const lock = await client.query("select pg_try_advisory_xact_lock($1) as is_dead", [other.lock_key]);
    const isDead = lock.rows[0]?.is_dead === true;
    if (isDead) {
      await client.query(handBackWhere("locked_by = any($1)"), [other.worker_ids]);
      // Frees named queues that are locked without a job.
      await client.query("select graphile_worker.force_unlock_workers($1)", [other.worker_ids]);
      await client.query("delete from worker_processes where id = $1", [other.id]);
    }
    await client.query("commit");
    return isDead;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
