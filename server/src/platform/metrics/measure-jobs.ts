import { Histogram, type Registry } from "prom-client";
import type { JobRun } from "../jobs/run-worker.ts";

/** Times each run of a job in this process. */
export function measureJobs(registry: Registry): (run: JobRun) => void {
  const durations = new Histogram({
    name: "winnow_job_duration_seconds",
    help: "Runs of jobs in this process, by kind and outcome: done, failed and to be tried again, failed for good.",
    labelNames: ["kind", "outcome"],
    buckets: [0.05, 0.25, 1, 5, 30, 120, 600],
    registers: [registry],
  });
  return ({ kind, outcome, seconds }) => durations.observe({ kind, outcome }, seconds);
}
