import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Queryable } from "../database/open-database.ts";

/** A kind of background work: its name and what it is told. Payloads carry ids; the work may run twice. */
export type Job<Payload extends z.ZodObject> = { name: string; payload: Payload };

export function defineJob<const Payload extends z.ZodObject>(name: string, payload: Payload): Job<Payload> {
  return { name, payload };
}

/**
 * Queues jobs inside the caller's transaction: they exist if and only if it commits. A `key` that is waiting
 * already is replaced instead of queued twice.
 */
export async function enqueue<Tables, Payload extends z.ZodObject>(
  database: Queryable<Tables>,
  job: Job<Payload>,
  entries: { payload: z.input<Payload>; key?: string }[],
  options: { maxAttempts?: number; priority?: number } = {},
): Promise<void> {
  if (entries.length === 0) {
    return;
  }
  const add: RawBuilder<unknown> = sql`
    select graphile_worker.add_job(
      ${job.name},
      payload := entry -> 'payload',
      max_attempts := ${options.maxAttempts ?? 25},
      job_key := entry ->> 'key',
      priority := ${options.priority ?? 0}
    )
    from json_array_elements(${JSON.stringify(entries)}::json) as entry`;
  await add.execute(database);
}
