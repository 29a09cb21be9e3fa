import type { ReadingTasks } from "./features/screenings/reading-tasks.ts";
import type { MediaTasks } from "./platform/media/media-tasks.ts";
import { createProcessPool, type ProcessPool } from "./platform/processes/process-pool.ts";

/** The processes that do what costs the processor, or meets hostile files. */
export type ProcessPools = { reading: ProcessPool<ReadingTasks>; media: ProcessPool<MediaTasks> };

const limits = { timeoutMs: 15_000, memoryBytes: 512 * 1024 * 1024 };

export function openProcessPools({ readingProcesses }: { readingProcesses: number }): ProcessPools {
  return {
    reading: createProcessPool({
      ...limits,
      module: new URL("./features/screenings/reading-process.ts", import.meta.url),
      size: readingProcesses,
      recycleAfter: 1_000,
    }),
    media: createProcessPool({
      ...limits,
      module: new URL("./platform/media/media-process.ts", import.meta.url),
      size: 1,
      recycleAfter: 100,
    }),
  };
}
