import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Queryable } from "../database/open-database.ts";

/** A kind of background work: its name and what it is told. Payloads carry ids; the work may run twice. */
export type Job<Payload extends z.ZodObject> = {
  name: string;
  payload: Payload;
  maxAttempts: number;
  queue: string | null;
  takesTurns: boolean;
};

/**
 * Jobs of one `queue` run one at a time over all workers, so that they hold one slot at the most; without a queue they
 * run side by side. The pause before try n + 1 is exp(n) seconds: 5 tries take about a minute and a half, 12 about two days.
 *
 * Jobs that take turns come after all others, and the first ones of all piles before the second ones: few do not wait
 * for many that were queued before.
 */
export function defineJob<const Payload extends z.ZodObject>(
  name: string,
  payload: Payload,
  options: { maxAttempts?: number; queue?: string; takesTurns?: boolean } = {},
): Job<Payload> {
  const { maxAttempts = 12, queue = null, takesTurns = false } = options;
  return { name, payload, maxAttempts, queue, takesTurns };
}

/** Priorities of graphile-worker are small integers, the lowest first; other jobs have 0. */
const firstTurn = 10;
const lastTurn = 30_000;

/**
 * Queues jobs inside the caller's transaction: they exist if and only if it commits. A `key` that is waiting
 * already is replaced instead of queued twice.
 */
export async function enqueue<Tables, Payload extends z.ZodObject>(
  database: Queryable<Tables>,
  job: Job<Payload>,
  entries: { payload: z.input<Payload>; key?: string }[],
): Promise<void> {
  if (entries.length === 0) {
    return;
  }
  const add: RawBuilder<unknown> = sql`
    select graphile_worker.add_job(
      ${job.name},
      payload := entry -> 'payload',
      queue_name := ${job.queue}::text,
      max_attempts := ${job.maxAttempts},
      job_key := entry ->> 'key',
      priority := case when ${job.takesTurns} then least(${firstTurn} + place - 1, ${lastTurn})::int else 0 end
    )
    from json_array_elements(${JSON.stringify(entries)}::json) with ordinality as entries (entry, place)`;
  await add.execute(database);
}
