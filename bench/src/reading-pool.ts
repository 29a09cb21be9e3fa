import type { ReadingTasks } from "@winnow/server/features/screenings/reading-tasks.ts";
import { createProcessPool, type ProcessPool } from "@winnow/server/platform/processes/process-pool.ts";

/** Two reading processes with the limits that the server gives them. */
export function startReadingPool(): ProcessPool<ReadingTasks> {
  return createProcessPool<ReadingTasks>({
    module: new URL(import.meta.resolve("@winnow/server/features/screenings/reading-process.ts")),
    size: 2,
    timeoutMs: 15_000,
    memoryBytes: 512 * 1024 * 1024,
    recycleAfter: 1_000,
  });
}
