import { openProcessPools, type ProcessPools } from "@winnow/server/open-process-pools.ts";
import {
  type ProcessPool,
  TaskLost,
  type TaskShapes,
} from "@winnow/server/platform/processes/process-pool.ts";

/** Of this process of tests: they stay from file to file, since each takes seconds to load, and to be quick, anew. */
const shared = openProcessPools({ readingProcesses: 2 });

/** For one Winnow, which closes them without ending them for the next. */
export function lendPools(): ProcessPools {
  return { reading: lend(shared.reading), media: lend(shared.media) };
}

function lend<Tasks extends TaskShapes>(pool: ProcessPool<Tasks>): ProcessPool<Tasks> {
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    run: (name, input, { signal, ...options } = {}) => {
      const task = pool.run(name, input, {
        ...options,
        signal: signal ? AbortSignal.any([signal, closing.signal]) : closing.signal,
      });
      running.add(task);
      const onEnd = () => running.delete(task);
      task.then(onEnd, onEnd);
      return task;
    },
    close: async () => {
      closing.abort(new TaskLost("crash"));
      await Promise.allSettled(running);
    },
  };
}
