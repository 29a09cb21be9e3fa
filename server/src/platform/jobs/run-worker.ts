import { EventEmitter } from "node:events";
import { Logger, run, runMigrations, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { z } from "zod";
import type { Log } from "../log.ts";
import type { Job } from "./job.ts";
import { openWorkerLiveness } from "./worker-liveness.ts";

export type JobHandler = {
  name: string;
  run: (payload: unknown, attempt: { isLast: boolean }) => Promise<void>;
};

/** Work that comes round by itself: `schedule` is a crontab time ("17 * * * *", UTC). */
export type RecurringJob = { name: string; schedule: string; run: () => Promise<void> };

/**
 * Joins a job with the code that does it; the payload is parsed before it is believed. `giveUp` runs after the
 * last failed try, so that what people see does not wait for ever.
 */
export function handleJob<Payload extends z.ZodObject>(
  job: Job<Payload>,
  handler: (payload: z.output<Payload>) => Promise<void>,
  options: { giveUp?: (payload: z.output<Payload>) => Promise<void> } = {},
): JobHandler {
  return {
    name: job.name,
    run: async (given, attempt) => {
      const payload = job.payload.parse(given);
      try {
        await handler(payload);
      } catch (error) {
        if (attempt.isLast) {
          await options.giveUp?.(payload);
        }
        throw error;
      }
    },
  };
}

/** Creates the queue's own tables. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quietLogger() });
}

/**
 * Works on jobs until `stop`, which lets running jobs finish. Jobs of workers that died are taken over within
 * seconds (see `worker-liveness.ts`).
 */
export async function runWorker(options: {
  pool: pg.Pool;
  databaseUrl: string;
  concurrency: number;
  handlers: JobHandler[];
  recurring: RecurringJob[];
  log: Log;
}): Promise<{ stop: () => Promise<void> }> {
  const liveness = await openWorkerLiveness(options);
  const events: WorkerEvents = new EventEmitter();
  // Jobs are locked in the name of the pool or of one of its workers, depending on how they were fetched.
  events.on("pool:create", ({ workerPool }) => liveness.announce(workerPool.id));
  events.on("worker:create", ({ worker }) => liveness.announce(worker.workerId));
  const taskList: TaskList = {};
  for (const handler of options.handlers) {
    taskList[handler.name] = (payload, helpers) =>
      handler.run(payload, { isLast: helpers.job.attempts >= helpers.job.max_attempts });
  }
  for (const job of options.recurring) {
    taskList[job.name] = () => job.run();
  }
  const runner = await run({
    pgPool: options.pool,
    concurrency: options.concurrency,
    noHandleSignals: true,
    // A safety net only: new jobs are announced by NOTIFY.
    pollInterval: 1_000,
    taskList,
    crontab: options.recurring.map((job) => `${job.schedule} ${job.name}`).join("\n"),
    events,
    logger: new Logger(() => (level, message, meta) => {
      if (level === "error" || level === "warning") {
        options.log[level === "error" ? "error" : "warn"]({ meta }, message);
      }
    }),
  });
  return {
    stop: async () => {
      await runner.stop();
      await liveness.close();
    },
  };
}

function quietLogger(): Logger {
  return new Logger(() => () => undefined);
}
