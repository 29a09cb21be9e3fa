import type { Registry } from "prom-client";
import { type ProcessPool, TaskLost, type TaskShapes } from "../processes/process-pool.ts";
import { createTimeCall } from "./time-calls.ts";

/** Answers the same pool, with its tasks timed: reading a CV, matching it, and so on. */
export function createMeasurePool(
  registry: Registry,
): <Tasks extends TaskShapes>(pool: ProcessPool<Tasks>) => ProcessPool<Tasks> {
  const time = createTimeCall(registry, {
    name: "winnow_task_duration_seconds",
    help: "Tasks of the isolated processes, such as reading a CV (readCv), with the wait for a free one.",
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
  });
  return (pool) => ({
    ...pool,
    run: (name, input, options) =>
      time(name, () => pool.run(name, input, options), {
        ofError: (error) => {
          if (options?.signal?.aborted) return "cancelled";
          return error instanceof TaskLost ? error.reason : "failed";
        },
      }),
  });
}
