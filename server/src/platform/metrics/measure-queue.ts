import type pg from "pg";
import { Gauge, type Registry } from "prom-client";
import { findQueueFigures, type QueueFigures } from "../jobs/queue-figures.ts";
import { orElse } from "../or-else.ts";
import { recently } from "../recently.ts";

const validForMs = 5_000;
const patienceMs = 2_500;

/**
 * What the queue holds, as gauges. The answered function brings them up to date, within seconds whatever the database
 * does: what it does not say by then is left out, and `winnow_database_up` is 0 when it says nothing at all.
 */
export function measureQueue(registry: Registry, pool: pg.Pool): () => Promise<void> {
  const gauge = <const Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const up = gauge("winnow_database_up", "Whether the database answers within seconds.", []);
  const waiting = gauge("winnow_queue_waiting_jobs", "Jobs that could run now.", ["kind"]);
  const oldest = gauge("winnow_queue_oldest_job_seconds", "How long the first waiting job has waited.", [
    "kind",
  ]);
  const running = gauge("winnow_queue_running_jobs", "Jobs that run, in all processes.", ["kind"]);
  const failed = gauge("winnow_queue_failed_jobs", "Jobs that have failed for good and are still there.", [
    "kind",
  ]);
  const stuck = gauge(
    "winnow_queue_stuck_jobs",
    "Jobs that could neither be done nor given up, and are tried again.",
    ["kind"],
  );
  const accounts = gauge(
    "winnow_queue_accounts",
    "About how many accounts have at least so many jobs waiting in line.",
    ["line", "jobs_at_least"],
  );

  const find = recently(async () => {
    await pool.query("select 1");
    // The database ends what takes it too long.
    return { figures: await findQueueFigures(pool).catch(() => null) };
  }, validForMs);
  const show = (figures: QueueFigures) => {
    for (const { kind, ...counts } of figures.kinds) {
      waiting.set({ kind }, counts.waiting);
      oldest.set({ kind }, counts.oldestSeconds);
      running.set({ kind }, counts.running);
      failed.set({ kind }, counts.failed);
      stuck.set({ kind }, counts.stuck);
    }
    for (const { line, jobs, accounts: count } of figures.lines) {
      accounts.set({ line, jobs_at_least: String(jobs) }, count);
    }
  };
  return async () => {
    const answer = find().answer.catch(() => null);
    const found = await orElse(answer, patienceMs, () => null);
    up.set(found ? 1 : 0);
    if (found?.figures) {
      show(found.figures);
      return;
    }
    for (const stale of [waiting, oldest, running, failed, stuck, accounts]) {
      stale.reset();
    }
  };
}
