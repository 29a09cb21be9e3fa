import { Worker } from "node:worker_threads";
import type { MoreTime, PoolAnswer, Ready, TaskShapes } from "./process-pool.ts";

/** Of the memory that a process may take: above it the process is replaced before it takes another task. */
const grownShare = 0.75;

/** Answers the tasks of a process pool, in the child process. Ends itself with its parent. */
export function servePoolTasks<Tasks extends TaskShapes>(
  tasks: {
    [Name in keyof Tasks]: (input: Tasks[Name]["input"]) => Promise<Tasks[Name]["output"]>;
  },
): void {
  const memoryBytes = Number(process.env.POOL_MEMORY_BYTES);
  watchMemory(memoryBytes);
  process.on("message", async (message: { name: string; input: unknown }) => {
    const answered = await answer(tasks[message.name], message.input);
    const isGrown = staysAbove(grownShare * memoryBytes);
    process.send?.({ ...answered, isGrown } satisfies PoolAnswer);
  });
  process.send?.({ isReady: true } satisfies Ready);
  process.on("disconnect", () => process.exit(0));
}

/** Starts the clock of the present task anew, with this much time. */
export function askForTime(moreTimeMs: number): void {
  const message: MoreTime = { moreTimeMs };
  process.send?.(message);
}

/** What a task left behind is collected first: starting another process takes longer. */
function staysAbove(bytes: number): boolean {
  if (process.memoryUsage.rss() <= bytes) {
    return false;
  }
  globalThis.gc?.();
  return process.memoryUsage.rss() > bytes;
}

async function answer(
  task: ((input: never) => Promise<unknown>) | undefined,
  input: unknown,
): Promise<{ ok: true; output: unknown } | { ok: false; message: string }> {
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
