import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import type { Log } from "../log.ts";

const sweepIntervalMs = 5_000;

/**
 * graphile-worker keeps a dead worker's jobs locked for four hours. So each worker process holds a session
 * advisory lock for as long as it lives: PostgreSQL drops it the moment the process is gone, and whoever then
 * gets the lock hands the dead one's jobs back.
 */
export async function openWorkerLiveness(options: {
  pool: pg.Pool;
  databaseUrl: string;
  log: Log;
}): Promise<{ announce: (workerId: string) => void; close: () => Promise<void> }> {
  const id = randomUUID();
  const lockKey = randomBytes(8).readBigInt64BE().toString();
  const workerIds = new Set<string>();
  let session: pg.Client | null = null;
  let isClosed = false;

  const register = async () => {
    if (isClosed || session) {
      return;
    }
    const client = new pg.Client({ connectionString: options.databaseUrl, keepAlive: true });
    client.on("error", () => undefined);
    client.on("end", () => {
      session = null;
    });
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await client.query(
      `insert into worker_processes (id, lock_key, worker_ids) values ($1, $2, $3)
       on conflict (id) do update set worker_ids = excluded.worker_ids`,
      [id, lockKey, [...workerIds]],
    );
    session = client;
  };

  const sweep = async () => {
    await register();
    const others = await options.pool.query<{ id: string; lock_key: string; worker_ids: string[] }>(
      "select id, lock_key::text, worker_ids from worker_processes where id <> $1",
      [id],
    );
    for (const other of others.rows) {
      const handedBack = await handBackIfDead(options.pool, other);
      if (handedBack) {
        options.log.warn({ workerIds: other.worker_ids }, "handed back the jobs of a worker that died");
      }
    }
  };

  await sweep();
  const timer = setInterval(() => {
    sweep().catch((error) => options.log.warn({ err: error }, "looking for dead workers failed"));
  }, sweepIntervalMs);

  return {
    announce: (workerId) => {
      workerIds.add(workerId);
      options.pool
        .query("update worker_processes set worker_ids = array_append(worker_ids, $2) where id = $1", [
          id,
          workerId,
        ])
        .catch((error) => options.log.warn({ err: error }, "announcing a worker failed"));
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await options.pool.query("delete from worker_processes where id = $1", [id]).catch(() => undefined);
      await session?.end().catch(() => undefined);
    },
  };
}

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
