import { Worker } from "node:worker_threads";
import type { MoreTime, PoolAnswer, TaskShapes } from "./process-pool.ts";

/** Answers the tasks of a process pool, in the child process. Ends itself with its parent. */
export function servePoolTasks<Tasks extends TaskShapes>(
  tasks: {
    [Name in keyof Tasks]: (input: Tasks[Name]["input"]) => Promise<Tasks[Name]["output"]>;
  },
): void {
  watchMemory(Number(process.env.POOL_MEMORY_BYTES));
  process.on("message", async (message: { name: string; input: unknown }) => {
    process.send?.(await answer(tasks[message.name], message.input));
  });
  process.on("disconnect", () => process.exit(0));
}

/** Starts the clock of the present task anew, with this much time. */
export function askForTime(moreTimeMs: number): void {
  const message: MoreTime = { moreTimeMs };
  process.send?.(message);
}

async function answer(
  task: ((input: never) => Promise<unknown>) | undefined,
  input: unknown,
): Promise<PoolAnswer> {
  if (!task) {
    return { ok: false, message: "There is no such task." };
  }
  try {
    // Parent and child share the task types, so the input is what this task takes.
    return { ok: true, output: await task(input as never) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * A thread of its own looks at the resident size of the whole process, because the main thread may be deep
 * in WebAssembly, whose memory no heap limit counts.
 */
function watchMemory(limitBytes: number): void {
  if (!(limitBytes > 0)) {
    return;
  }
  const watch = `
    setInterval(() => {
      if (process.memoryUsage.rss() > ${limitBytes}) process.kill(process.pid, "SIGKILL");
    }, 50);`;
  new Worker(watch, { eval: true }).unref();
}
