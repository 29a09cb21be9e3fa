import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Queryable } from "../database/open-database.ts";
import { currentOrigin } from "../traces/in-span.ts";

/** A kind of background work: its name and what it is told. Payloads carry ids; the work may run twice. */
export type Job<Payload extends z.ZodObject> = {
  name: string;
  payload: Payload;
  maxAttempts: number;
  queue: string | null;
  takesTurns: Turns | null;
  priority: number;
};

/**
 * What one person waits for comes before what is done pile by pile; everything else, which is short, before both. These
 * are priorities of graphile-worker, small integers, the lowest first.
 */
export const turns = {
  soon: { first: 100, last: 9_999 },
  "in piles": { first: 10_000, last: 32_000 },
};
export type Turns = keyof typeof turns;

/**
 * Jobs of one lane of a `queue` run one at a time over all workers; without a queue all run side by side. The pause before try n + 1 is exp(n) seconds: 5 tries take about a minute and a half, 12 about two days.
 *
 * Accounts take turns with the jobs that take turns: few of one do not wait for many of another.
 */
export function defineJob<const Payload extends z.ZodObject>(
  name: string,
  payload: Payload,
  options: { maxAttempts?: number; queue?: string; takesTurns?: Turns; priority?: number } = {},
): Job<Payload> {
  const { maxAttempts = 12, queue = null, takesTurns = null, priority = 0 } = options;
  return { name, payload, maxAttempts, queue, takesTurns, priority };
}

/** Beside what a job is told: the trace of whoever queued it, if that is traced, for the job to go on with. */
export const originKey = "traceparent";

/** Of each queue. Fixed, so that what the queue keeps of its lanes does not grow. */
const lanes = 16;

/**
 * Queues jobs inside the caller's transaction: they exist if and only if it commits. A `key` that is waiting
 * already is replaced instead of queued twice. Jobs that take turns line up behind the `waiting` ones of their account,
 * counted from the turn that it is now, or take the turn of the job under the key `inPlaceOf`. None runs before `runAt`.
 */
export async function enqueue<Tables, Payload extends z.ZodObject>(
  database: Queryable<Tables>,
  job: Job<Payload>,
  entries: { payload: z.input<Payload>; key?: string; lane?: string }[],
  options: { waiting?: number; inPlaceOf?: string; runAt?: Date } = {},
): Promise<void> {
  if (entries.length === 0) {
    return;
  }
  const origin = currentOrigin();
  const queued = origin
    ? entries.map((entry) => ({ ...entry, payload: { ...entry.payload, [originKey]: origin } }))
    : entries;
  const priority = job.takesTurns ? turnOf(turns[job.takesTurns], options) : sql`${job.priority}::int`;
  const add: RawBuilder<unknown> = sql`
    select graphile_worker.add_job(
      ${job.name},
      payload := entry -> 'payload',
      queue_name := ${job.queue}::text || '-' || abs(hashtext(coalesce(entry ->> 'lane', '')) % ${lanes}),
      max_attempts := ${job.maxAttempts},
      job_key := entry ->> 'key',
      run_at := ${options.runAt ?? null}::timestamptz,
      priority := ${priority}
    )
    from json_array_elements(${JSON.stringify(queued)}::json) with ordinality as entries (entry, place)`;
  await add.execute(database);
}

/** Jobs that wait under these keys are not done any more, and what is known of them goes; one that runs runs to its end. */
export async function forgetJobs<Tables>(database: Queryable<Tables>, keys: string[]): Promise<void> {
  for (const key of keys) {
    await sql`select graphile_worker.remove_job(${key})`.execute(database);
  }
}

function turnOf(
  { first, last }: { first: number; last: number },
  { waiting = 0, inPlaceOf }: { waiting?: number; inPlaceOf?: string },
): RawBuilder<number> {
  if (inPlaceOf !== undefined) {
    return sql`coalesce(
      (select priority from graphile_worker._private_jobs where key = ${inPlaceOf}), ${first}
    )::int`;
  }
  return sql`least(
    ${last},
    ${waiting} + place - 1 + coalesce(
      (select priority from graphile_worker._private_jobs
        where is_available and priority between ${first} and ${last} and run_at <= now()
        order by priority limit 1),
      ${first}
    )
  )::int`;
}
