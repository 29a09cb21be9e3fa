import type pg from "pg";
import { type Turns, turns } from "./job.ts";
import { isStuck } from "./stuck-jobs.ts";

/** What the queue holds, over all processes. */
export type QueueFigures = {
  kinds: {
    kind: string;
    /** Those that could run now. */
    waiting: number;
    /** Since when the first of them could run; 0 when none waits. */
    oldestSeconds: number;
    running: number;
    failed: number;
    /** Those that could neither be done nor given up, and are tried again. */
    stuck: number;
  }[];
  /** About how many accounts have at least so many jobs waiting in a line. */
  lines: { line: Turns; jobs: number; accounts: number }[];
};

const depths = [1, 10, 100, 1_000, 10_000];

/**
 * Waiting jobs are counted in the queue's main index, taken ones in ours. Each account has one job per turn, so the jobs
 * of one turn are the accounts that have come so far in line; what is tried again has kept an old turn, and does not say
 * where the line begins.
 */
export async function findQueueFigures(pool: pg.Pool): Promise<QueueFigures> {
  const kinds = await pool.query<QueueFigures["kinds"][number]>(
    `with waiting as (
       select task_id, count(*) as jobs, min(run_at) as oldest
         from graphile_worker._private_jobs where is_available and run_at <= now() group by task_id
     ), taken as (
       select task_id, count(locked_at) as running, count(*) - count(locked_at) as failed
         from graphile_worker._private_jobs where not is_available group by task_id
     ), held_up as (
       select task_id, count(*) as jobs from graphile_worker._private_jobs where ${isStuck} group by task_id
     )
     select identifier as kind,
            coalesce(waiting.jobs, 0) as waiting,
            coalesce(extract(epoch from now() - oldest), 0)::float8 as "oldestSeconds",
            coalesce(running, 0) as running,
            coalesce(failed, 0) as failed,
            coalesce(held_up.jobs, 0) as stuck
       from graphile_worker._private_tasks
       left join waiting on waiting.task_id = id
       left join taken on taken.task_id = id
       left join held_up on held_up.task_id = id`,
  );
  const lines: QueueFigures["lines"] = [];
  for (const line of ["soon", "in piles"] as const) {
    const { first, last } = turns[line];
    const { rows } = await pool.query<{ jobs: number; accounts: number }>(
      `select jobs, (
         select count(*) from graphile_worker._private_jobs
          where is_available and run_at <= now() and priority = turn + jobs - 1 and priority <= $2
       ) as accounts
         from unnest($3::int[]) as jobs, (
           select coalesce((
             select priority from graphile_worker._private_jobs
              where is_available and attempts = 0 and run_at <= now() and priority between $1 and $2
              order by priority limit 1
           ), $1) as turn
         ) as line`,
      [first, last, depths],
    );
    lines.push(...rows.map((row) => ({ line, ...row })));
  }
  return { kinds: kinds.rows, lines };
}
