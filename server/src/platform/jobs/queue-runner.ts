import { EventEmitter } from "node:events";
import { Logger, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Log } from "../log.ts";
import { withoutAddresses } from "../logged-error.ts";
import type { WorkerLiveness } from "./worker-liveness.ts";

/** A fetch of a job is answered in milliseconds; nothing of ours makes it wait this long. */
const stalledAfterSeconds = 15;
/** Longer than any job of ours runs. */
const jobStalledAfterSeconds = 30 * 60;
/** Of what the queue itself says. */
const maxMessage = 500;

/** Connections of a runner's own: what goes silent is given up together with whoever waits for it. */
export type QueueConnections = { pool: pg.Pool; close: () => Promise<void>; abandon: () => void };

export type QueueRunner = {
  /** Settles when no work is done any more. */
  ended: Promise<void>;
  /** Called once a second: time that the whole process was paused for is nobody's silence. */
  checkProgress: () => "none yet" | "goes on" | "stalled";
  /** No new jobs; it has ended when the running ones have. */
  stop: () => void;
  /** Ends at once. Its jobs are handed back; what still runs of them can write no end. */
  abandon: () => void;
};

type QueueRunnerOptions = {
  openConnections: () => QueueConnections;
  liveness: WorkerLiveness;
  concurrency: number;
  taskList: TaskList;
  crontab: string;
  log: Log;
};

/** Starts graphile-worker on new connections. Rejects when the database does not answer in time. */
export async function startQueueRunner(options: QueueRunnerOptions): Promise<QueueRunner> {
  const { liveness, log } = options;
  const connections = options.openConnections();
  const events: WorkerEvents = new EventEmitter();
  const progress = watchProgress(events);
  const names = new Set<string>();
  const runningJobs = new Set<string>();
  let isAbandoned = false;

  // Jobs are locked in the name of the pool or of one of its workers, depending on how they were fetched.
  const announce = (name: string) => {
    names.add(name);
    liveness.announce(name);
  };
  const retire = (name: string) => {
    names.delete(name);
    liveness.retire(name);
  };
  events.on("pool:create", ({ workerPool }) => announce(workerPool.id));
  events.on("pool:release", ({ workerPool }) => retire(workerPool.id));
  events.on("worker:create", ({ worker }) => announce(worker.workerId));
  events.on("worker:stop", ({ worker }) => retire(worker.workerId));
  events.on("job:start", ({ job }) => {
    runningJobs.add(job.id);
    liveness.jobStarted(job.id);
  });
  events.on("job:complete", ({ job }) => {
    runningJobs.delete(job.id);
    liveness.jobEnded(job.id);
  });

  const timer = setTimeout(connections.abandon, stalledAfterSeconds * 1000);
  const runner = await run({
    pgPool: connections.pool,
    concurrency: options.concurrency,
    noHandleSignals: true,
    // A safety net only: new jobs are announced by NOTIFY.
    pollInterval: 1_000,
    taskList: options.taskList,
    crontab: options.crontab,
    events,
    logger: new Logger((scope) => (level, message, meta) => {
      // What a job failed with has been written by `run-worker.ts`; the queue would add its payload.
      if (!isAbandoned && !meta?.failure && (level === "error" || level === "warning")) {
        const err = meta?.fatalError ?? meta?.error;
        log[level === "error" ? "error" : "warn"](
          { ...scope, ...(err ? { err } : {}) },
          withoutAddresses(message.slice(0, maxMessage)),
        );
      }
    }),
    // Without batches a job's end that cannot be written is an unhandled rejection, which ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
    .catch((error) => {
      connections.abandon();
      throw error;
    })
    .finally(() => clearTimeout(timer));
  const ended = runner.promise.finally(() => connections.close());
  ended.catch(() => undefined);

  return {
    ended,
    checkProgress: progress.check,
    stop: () => {
      runner.stop().catch((error) => log.warn({ err: error }, "stopping the worker failed"));
    },
    abandon: () => {
      isAbandoned = true;
      events.removeAllListeners();
      connections.abandon();
      for (const jobId of runningJobs) {
        liveness.jobEnded(jobId);
      }
      for (const name of names) {
        liveness.retire(name);
      }
      // Only once its questions have failed: workers that are idle stop without a word.
      setTimeout(() => runner.stop().catch(() => undefined), 100);
    },
  };
}

/**
 * Waits end with an answer: of each worker for its next job or for the end of the one it has, of the timetable for
 * its entries. An error is none: what fails again and again is no progress either.
 */
function watchProgress(events: WorkerEvents): { check: QueueRunner["checkProgress"] } {
  const waits = new Map<string, { limitSeconds: number; seconds: number }>();
  let hasProgressed = false;
  const wait = (name: string, limitSeconds = stalledAfterSeconds) => {
    waits.set(name, { limitSeconds, seconds: 0 });
  };
  const progress = (name: string, limitSeconds?: number) => {
    hasProgressed = true;
    wait(name, limitSeconds);
  };
  events.on("worker:create", ({ worker }) => wait(worker.workerId));
  events.on("worker:getJob:empty", ({ worker }) => progress(worker.workerId));
  events.on("job:start", ({ worker }) => progress(worker.workerId, jobStalledAfterSeconds));
  events.on("job:complete", ({ worker }) => progress(worker.workerId));
  events.on("worker:stop", ({ worker }) => waits.delete(worker.workerId));
  events.on("cron:starting", () => waits.has("timetable") || wait("timetable"));
  events.on("cron:started", () => waits.delete("timetable"));
  events.on("cron:schedule", () => wait("timetable"));
  events.on("cron:scheduled", () => waits.delete("timetable"));
  // Once it stops, for whatever reason, it ends soon after its last job.
  events.on("pool:gracefulShutdown", () => wait("end"));
  return {
    check: () => {
      const hasJobs = [...waits.values()].some(({ limitSeconds }) => limitSeconds === jobStalledAfterSeconds);
      let isStalled = false;
      for (const [name, waiting] of waits) {
        waiting.seconds += name === "end" && hasJobs ? 0 : 1;
        isStalled ||= waiting.seconds >= waiting.limitSeconds;
      }
      if (isStalled) {
        return "stalled";
      }
      return hasProgressed ? "goes on" : "none yet";
    },
  };
}
