import type { ProcessPool, TaskShapes } from "../processes/process-pool.ts";
import { inSpan } from "./in-span.ts";

/** A pool whose tasks are spans by their names. A task runs in a process that knows nothing of it. */
export function tracePool<Tasks extends TaskShapes>(
  name: string,
  pool: ProcessPool<Tasks>,
): ProcessPool<Tasks> {
  return {
    ...pool,
    run: (task, input, options) => inSpan(`${name} ${task}`, {}, () => pool.run(task, input, options)),
  };
}
