import { sql } from "kysely";
import type { Queryable } from "../../platform/database/open-database.ts";
import { isStuck } from "../../platform/jobs/stuck-jobs.ts";
import type { Tables } from "../../tables.ts";

export type FailedJob = {
  id: number;
  kind: string;
  account_id: string | null;
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  created_at: Date;
  updated_at: Date;
  /** It is tried again until it is done or given up. */
  is_stuck: boolean;
};
export type JobDetails = FailedJob & {
  payload: Record<string, unknown>;
  run_at: Date;
  locked_at: Date | null;
  is_failed: boolean;
};

/** Nobody works on it, and nobody will. */
const isFailed = sql<boolean>`(jobs.locked_at is null and jobs.attempts >= jobs.max_attempts)`;

/** Whose job it is, by what its payload names; null for one that is for nobody or whose thing is gone. */
const accountId = sql<string | null>`coalesce(
  jobs.payload ->> 'accountId',
  (select account_id::text from cv_files where id = ${idIn("cvFileId")}),
  (select account_id::text from screenings where id = ${idIn("screeningId")}),
  (select account_id::text from result_exports where id = ${idIn("exportId")}),
  (select account_id::text from person_exports where id = ${idIn("exportId")}),
  (select account_id::text from account_exports where id = ${idIn("exportId")}),
  (select account_id::text from payment_orders where id = ${idIn("orderId")}))`;

function idIn(name: string) {
  const value = sql`jobs.payload ->> ${sql.lit(name)}`;
  return sql`case when ${value} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (${value})::uuid end`;
}

const jobsAtATime = 500;

/** Jobs that failed for good, the oldest first, read while they are written. */
export async function* readFailedJobs(
  database: Queryable<Tables>,
  { kind }: { kind: string | null },
): AsyncGenerator<FailedJob> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<FailedJob>`
      select jobs.id, tasks.identifier as kind, ${accountId} as account_id, attempts, max_attempts, last_error,
             created_at, updated_at, false as is_stuck
        from graphile_worker._private_jobs as jobs
        join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
       where ${isFailed} and jobs.id > ${after} and (${kind}::text is null or tasks.identifier = ${kind})
       order by jobs.id
       limit ${jobsAtATime}`.execute(database);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < jobsAtATime) {
      return;
    }
    after = last.id;
  }
}

/**
 * The last jobs that failed for good, or can neither be done nor given up, the newest first. They are few among those that
 * nobody may take, and in an index of their own.
 */
export async function listNewestFailedJobs(
  database: Queryable<Tables>,
  { limit }: { limit: number },
): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select jobs.id, tasks.identifier as kind, ${accountId} as account_id, attempts, max_attempts, last_error,
           created_at, updated_at, ${sql.raw(isStuck)} as is_stuck
      from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
     where (not is_available and ${isFailed}) or ${sql.raw(isStuck)}
     order by updated_at desc, jobs.id desc
     limit ${limit}`.execute(database);
  return rows;
}

export async function findJob(database: Queryable<Tables>, id: string): Promise<JobDetails | undefined> {
  const { rows } = await sql<JobDetails>`
    select jobs.id, tasks.identifier as kind, ${accountId} as account_id, attempts, max_attempts, last_error, created_at,
           updated_at, payload, run_at, locked_at, ${isFailed} as is_failed, ${sql.raw(isStuck)} as is_stuck
      from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
     where jobs.id = ${id}::bigint`.execute(database);
  return rows[0];
}

/**
 * Queues jobs anew that failed for good, and answers their ids. One that a worker has at this moment, or that somebody
 * else has queued anew, is left alone: its row is looked at again once whoever changes it is done.
 */
export async function retryFailedJobs(
  database: Queryable<Tables>,
  which: { id: string } | { kind: string },
): Promise<number[]> {
  const chosen =
    "id" in which
      ? sql`jobs.id = ${which.id}::bigint`
      : sql`jobs.task_id = (select id from graphile_worker._private_tasks where identifier = ${which.kind})`;
  const { rows } = await sql<{ id: number }>`
    with failed as materialized (
      select jobs.id from graphile_worker._private_jobs as jobs where ${isFailed} and ${chosen} for update
    )
    select id from graphile_worker.reschedule_jobs(
      array(select id from failed), run_at := now(), attempts := 0)`.execute(database);
  return rows.map(({ id }) => id);
}

export type JobCounts = {
  kind: string;
  due: number;
  later: number;
  running: number;
  failed: number;
  stuck: number;
  oldest_due: Date | null;
};

export async function countJobs(database: Queryable<Tables>): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select tasks.identifier as kind,
           count(*) filter (where is_available and run_at <= now()) as due,
           count(*) filter (where is_available and run_at > now()) as later,
           count(*) filter (where locked_at is not null) as running,
           count(*) filter (where ${isFailed}) as failed,
           count(*) filter (where ${sql.raw(isStuck)}) as stuck,
           min(run_at) filter (where is_available and run_at <= now()) as oldest_due
      from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
     group by 1 order by 1`.execute(database);
  return rows;
}
