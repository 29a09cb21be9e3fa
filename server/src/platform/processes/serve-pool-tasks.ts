import { flushCompileCache } from "node:module";
import { Worker } from "node:worker_threads";
import {
  type MoreTime,
  type PoolAnswer,
  type Ready,
  type TaskShapes,
  tooLargeSignal,
  tooLongSignal,
} from "./process-pool.ts";

/** Of the memory that a process may take: above it the process is replaced before it takes another task. */
const grownShare = 0.75;
/** Above this share, garbage is collected when there is this much more than after the last time. */
const collectedShare = 0.5;
const worthCollectingBytes = 64 * 1024 * 1024;

/** Answers the tasks of a process pool, in the child process. Ends itself with its parent. */
export function servePoolTasks<Tasks extends TaskShapes>(
  tasks: {
    [Name in keyof Tasks]: (input: Tasks[Name]["input"]) => Promise<Tasks[Name]["output"]>;
  },
): void {
  const memoryBytes = Number(process.env.POOL_MEMORY_BYTES);
  const taskMs = Number(process.env.POOL_TASK_MS);
  watchMemoryAndTime(memoryBytes);
  process.on("message", async (message: { name: string; input: unknown }) => {
    beganAt = processorMs();
    giveTime(taskMs);
    const answered = await answer(tasks[message.name], message.input);
    giveTime(Number.POSITIVE_INFINITY);
    collectGarbage(collectedShare * memoryBytes);
    const isGrown = process.memoryUsage.rss() > grownShare * memoryBytes;
    tell({ ...answered, isGrown });
  });
  tell({ isReady: true });
  // Where compiled code is kept: at once, because many of these processes are killed.
  flushCompileCache();
  process.on("disconnect", () => process.exit(0));
}

/** Starts the clock of the present task anew, with this much processor time. */
export function askForTime(moreTimeMs: number): void {
  giveTime(moreTimeMs);
  tell({ moreTimeMs });
}

/** By the clock, beside work that takes most of the machine, a step may take so many times more: that only ends what hangs. */
const clockOfStep = 6;

/**
 * Does a step of the present task that has so much processor time of its own. Behind it the task has what it had left
 * before, `afterMs` at the most.
 */
export async function inMoreTime<T>(
  { stepMs, afterMs }: { stepMs: number; afterMs: number },
  step: () => Promise<T>,
): Promise<T> {
  const leftMs = (endsAt[0] ?? 0) - processorMs();
  giveTime(stepMs);
  tell({ moreTimeMs: clockOfStep * stepMs });
  try {
    return await step();
  } finally {
    giveTime(Math.min(leftMs, afterMs));
  }
}

/** Processor milliseconds that the present task has taken in this process. */
export function taskProcessorMs(): number {
  return processorMs() - beganAt;
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Where the parent was killed, nobody hears it: this process ends too. */
function tell(message: Ready | PoolAnswer | MoreTime): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) process.exit(0);
  });
}

/** Processor milliseconds of this process at which the present task has used up its time. */
const endsAt = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(
  Number.POSITIVE_INFINITY,
);

function giveTime(timeMs: number): void {
  endsAt[0] = processorMs() + timeMs;
}

let beganAt = 0;
let afterCollecting = 0;

/** A large document leaves memory behind that V8 is in no hurry to give back, and the next one may need it. */
function collectGarbage(aboveBytes: number): void {
  const resident = process.memoryUsage.rss();
  if (resident < aboveBytes || resident < afterCollecting + worthCollectingBytes) {
    return;
  }
  // Memory of WebAssembly goes with the second collection after its last use.
  globalThis.gc?.();
  globalThis.gc?.();
  afterCollecting = process.memoryUsage.rss();
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
 * A thread of its own looks at the resident size and the processor time of the whole process, because the main thread may
 * be deep in WebAssembly, whose memory no heap limit counts. Time that others have had the processor is none of the
 * task's.
 */
function watchMemoryAndTime(limitBytes: number): void {
  if (!(limitBytes > 0)) {
    return;
  }
  const watch = `
    const endsAt = require("node:worker_threads").workerData;
    setInterval(() => {
      if (process.memoryUsage.rss() > ${limitBytes}) process.kill(process.pid, "${tooLargeSignal}");
      const { user, system } = process.cpuUsage();
      if ((user + system) / 1_000 > endsAt[0]) process.kill(process.pid, "${tooLongSignal}");
    }, 50);`;
  new Worker(watch, { eval: true, workerData: endsAt }).unref();
}
