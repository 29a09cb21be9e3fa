import { EventEmitter } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Logger, type Runner, run, runMigrations, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { z } from "zod";
import type { Log } from "../log.ts";
import type { Job } from "./job.ts";
import { killedRepeatedly, openWorkerLiveness } from "./worker-liveness.ts";

export type JobHandler = {
  name: string;
  run: (payload: unknown, attempt: Attempt) => Promise<void>;
};

/** `isGivenUp`: the job has killed its workers often enough and must not run again. */
export type Attempt = { isLast: boolean; isGivenUp: boolean };

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
        if (attempt.isGivenUp) {
          throw new Error(killedRepeatedly);
        }
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
 * seconds (see `worker-liveness.ts`). `pool` waits for the database as long as it takes: a fetched job whose
 * answer nobody waited for would be locked for nothing.
 */
export async function runWorker(options: {
  pool: pg.Pool;
  databaseUrl: string;
  concurrency: number;
  handlers: JobHandler[];
  recurring: RecurringJob[];
  log: Log;
}): Promise<{ stop: () => Promise<void> }> {
  const { log } = options;
  const liveness = await openWorkerLiveness(options);
  const events: WorkerEvents = new EventEmitter();
  // Jobs are locked in the name of the pool or of one of its workers, depending on how they were fetched.
  events.on("pool:create", ({ workerPool }) => liveness.announce(workerPool.id));
  events.on("pool:release", ({ workerPool }) => liveness.retire(workerPool.id));
  events.on("worker:create", ({ worker }) => liveness.announce(worker.workerId));
  events.on("worker:stop", ({ worker }) => liveness.retire(worker.workerId));
  events.on("job:start", ({ job }) => liveness.jobStarted(job.id));
  events.on("job:complete", ({ job }) => liveness.jobEnded(job.id));
  const taskList: TaskList = {};
  for (const handler of options.handlers) {
    taskList[handler.name] = (payload, { job }) => {
      const isLast = job.attempts >= job.max_attempts;
      return handler.run(payload, { isLast, isGivenUp: isLast && job.last_error === killedRepeatedly });
    };
  }
  for (const job of options.recurring) {
    taskList[job.name] = () => job.run();
  }
  const startRunner = () =>
    run({
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
          log[level === "error" ? "error" : "warn"]({ meta }, message);
        }
      }),
      // Without batches a job's end that cannot be written is an unhandled rejection, which ends the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });

  let isStopping = false;
  let runner: Runner | null = await startRunner();
  /** A runner that cannot write the end of a job stops itself; another takes its place. */
  const keepRunning = async () => {
    while (!isStopping) {
      try {
        runner ??= await startRunner();
        await runner.promise;
      } catch (error) {
        log.error({ err: error }, "the worker stopped; it starts again");
      }
      if (!isStopping) {
        runner = null;
        await setTimeout(1_000);
      }
    }
  };
  const running = keepRunning();
  return {
    stop: async () => {
      isStopping = true;
      await runner?.stop().catch((error) => log.warn({ err: error }, "stopping the worker failed"));
      await running;
      await liveness.close();
    },
  };
}

function quietLogger(): Logger {
  return new Logger(() => () => undefined);
}
