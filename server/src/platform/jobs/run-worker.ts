import { setTimeout } from "node:timers/promises";
import type { FailureName } from "@winnow/contract/failures.ts";
import { Logger, type Job as QueuedJob, runMigrations, type TaskList } from "graphile-worker";
import type pg from "pg";
import type { z } from "zod";
import { whileNoOtherMigrates } from "../database/migrate.ts";
import { Failure } from "../failure.ts";
import type { Log } from "../log.ts";
import { type LogContext, withLogContext } from "../log-context.ts";
import { inTrace, kinds, type TraceSpan } from "../traces/in-span.ts";
import { type Job, originKey } from "./job.ts";
import { type QueueConnections, type QueueRunner, startQueueRunner } from "./queue-runner.ts";
import { isMarkedStuck, stuckMark } from "./stuck-jobs.ts";
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
 * last failed try, so that what people see does not wait for ever; but not while the storage or the virus scanner cannot be
 * reached, which says nothing about the work. Where it fails as well, the job is tried once more, until one of both is done.
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
        if (attempt.isLast && !isWaitedFor(error)) {
          await options.giveUp?.(payload).catch((cause) => {
            throw new GivingUpFailed(error, cause);
          });
        }
        throw error;
      }
    },
  };
}

/** Says what the job failed with, by which the queue knows one that kills its workers, and the operator one that is stuck. */
class GivingUpFailed extends Error {
  constructor(error: unknown, cause: unknown) {
    super(`${stuckMark}${error instanceof Error ? error.message : String(error)}`, { cause });
  }
}

/**
 * Creates the queue's own tables, and indexes by which the few jobs that run, have failed for good, or can neither be done
 * nor given up, are found among all that wait.
 */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quietLogger() });
  await whileNoOtherMigrates(pool, (client) =>
    client.query(`create index if not exists winnow_taken_jobs on graphile_worker._private_jobs (task_id)
      where not is_available`),
  );
  await whileNoOtherMigrates(pool, (client) =>
    client.query(`create index if not exists winnow_stuck_jobs on graphile_worker._private_jobs (task_id)
      where ${isMarkedStuck}`),
  );
}

/** One run of a job or of recurring work, for who measures it. */
export type JobRun = { kind: string; outcome: "done" | "failed" | "failed for good"; seconds: number };

/** Long enough for most jobs that run. What is left is handed back, for others to begin anew, before somebody kills us. */
const stopTimeoutSeconds = 15;

export type RunningWorker = {
  /** Background work stands still although it should not. */
  isStalled: () => boolean;
  stop: () => Promise<void>;
};

/**
 * Works on jobs until `stop`, which lets running jobs finish. Jobs of workers that died are taken over within
 * seconds (see `worker-liveness.ts`). A worker that makes no progress, because the database has fallen silent or
 * for any other reason, is given up with its connections, and another takes its place.
 */
export async function runWorker(options: {
  /** Their answers are waited for as long as it takes: a fetched job that nobody waited for is locked for nothing. */
  openConnections: () => QueueConnections;
  /** Where questions without an answer fail. */
  pool: pg.Pool;
  databaseUrl: string;
  concurrency: number;
  handlers: JobHandler[];
  recurring: RecurringJob[];
  log: Log;
  onRun?: ((run: JobRun) => void) | undefined;
}): Promise<RunningWorker> {
  const { log, onRun } = options;
  const stopping = new AbortController();
  const liveness = await openWorkerLiveness(options);
  const taskList: TaskList = {};
  const addTask = (kind: string, run: JobHandler["run"]) => {
    taskList[kind] = (payload, { job }) =>
      withLogContext(contextOf(job), async () => {
        const isLast = job.attempts >= job.max_attempts;
        const startedAt = performance.now();
        const end = (outcome: JobRun["outcome"]) =>
          onRun?.({ kind, outcome, seconds: (performance.now() - startedAt) / 1000 });
        try {
          const isGivenUp = isLast && job.last_error?.endsWith(killedRepeatedly) === true;
          await inTrace(spanOf(job), () => run(payload, { isLast, isGivenUp }));
        } catch (error) {
          const isKeptTrying = isWaitedFor(error) || error instanceof GivingUpFailed;
          const isOver = isLast && !isKeptTrying;
          const { attempts: attempt, max_attempts: maxAttempts } = job;
          log[isOver ? "error" : "warn"](
            { err: error, attempt, maxAttempts },
            isOver ? "a job has failed for good" : "a job failed and is tried again",
          );
          end(isOver ? "failed for good" : "failed");
          if (isKeptTrying) {
            const attempts = isWaitedFor(error) ? attemptsOfWaiting : maxAttempts - 1;
            await keepTrying(options.pool, { jobId: job.id, attempts, signal: stopping.signal });
          }
          throw error;
        }
        end("done");
      });
  };
  for (const handler of options.handlers) {
    addTask(handler.name, handler.run);
  }
  for (const job of options.recurring) {
    addTask(job.name, () => job.run());
  }
  const startRunner = () =>
    startQueueRunner({
      openConnections: options.openConnections,
      liveness,
      concurrency: options.concurrency,
      taskList,
      crontab: options.recurring.map((job) => `${job.schedule} ${job.name}`).join("\n"),
      log,
    });

  let isStalled = false;
  let runner: QueueRunner | null = await startRunner();

  /** Returns when the runner has ended, by itself or by `stop`, or was given up. */
  const follow = async (followed: QueueRunner) => {
    const hasEnded = followed.ended.then(() => true);
    let secondsToStop = stopTimeoutSeconds;
    while (true) {
      const second = new AbortController();
      const tick = setTimeout(1_000, false, { signal: second.signal }).catch(() => false);
      if (await Promise.race([hasEnded, tick]).finally(() => second.abort())) {
        return;
      }
      const progress = followed.checkProgress();
      if (progress === "stalled") {
        isStalled = true;
        log.warn({}, "background work stood still and was given up, with its connections");
        return followed.abandon();
      }
      if (stopping.signal.aborted && --secondsToStop === 0) {
        log.warn({}, "jobs that would not end were given up");
        return followed.abandon();
      }
      isStalled &&= progress === "none yet";
    }
  };
  const keepRunning = async () => {
    while (runner) {
      await follow(runner).catch((error) => log.error({ err: error }, "the worker stopped; it starts again"));
      runner = null;
      while (!runner && !stopping.signal.aborted) {
        await setTimeout(1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
        runner = await startRunner().catch((error) => {
          isStalled = true;
          log.warn({ err: error }, "background work cannot be taken up yet");
          return null;
        });
      }
      if (stopping.signal.aborted) {
        runner?.stop();
      }
    }
  };
  const running = keepRunning();
  return {
    isStalled: () => isStalled,
    stop: async () => {
      stopping.abort();
      runner?.stop();
      await running;
      await liveness.close();
    },
  };
}

function spanOf({ id, task_identifier: job, payload, attempts }: QueuedJob): TraceSpan {
  const accountId = textIn(payload, "accountId");
  return {
    name: job,
    kind: kinds.job,
    attributes: {
      "messaging.system": "graphile_worker",
      "messaging.operation.type": "process",
      "messaging.destination.name": job,
      "messaging.message.id": String(id),
      "winnow.attempt": attempts,
      ...(accountId === undefined ? {} : { "winnow.account_id": accountId }),
    },
    origin: textIn(payload, originKey),
  };
}

function contextOf({ id, task_identifier: job, payload }: QueuedJob): LogContext {
  const accountId = textIn(payload, "accountId");
  return { job, jobId: String(id), ...(accountId === undefined ? {} : { accountId }) };
}

function textIn(payload: unknown, key: string): string | undefined {
  const value: unknown = typeof payload === "object" ? Reflect.get(payload ?? {}, key) : undefined;
  return typeof value === "string" ? value : undefined;
}

/** What is away comes back, and nothing can be done until then. */
const waitedFor: readonly FailureName[] = ["storageUnavailable", "scannerUnavailable"];

function isWaitedFor(error: unknown): boolean {
  return error instanceof Failure && waitedFor.some((name) => name === error.failureName);
}

/** After so many the pause before the next try is 20 seconds. */
const attemptsOfWaiting = 3;
const writeAgainMs = 1_000;

/**
 * Counts no more tries than `attempts`, so that there is another one. Until that is written: the queue would take the job
 * for one that is over.
 */
async function keepTrying(
  pool: pg.Pool,
  { jobId, attempts, signal }: { jobId: string; attempts: number; signal: AbortSignal },
): Promise<void> {
  while (true) {
    try {
      await pool.query(
        "update graphile_worker._private_jobs set attempts = least(attempts, $2) where id = $1",
        [jobId, attempts],
      );
      return;
    } catch (error) {
      if (signal.aborted) {
        throw error;
      }
      await setTimeout(writeAgainMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

function quietLogger(): Logger {
  return new Logger(() => () => undefined);
}
