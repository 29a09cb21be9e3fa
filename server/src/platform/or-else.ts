import { setTimeout } from "node:timers/promises";

/** What `answer` says, or `orElse` when it takes longer than `patienceMs`. */
export async function orElse<T>(answer: Promise<T>, patienceMs: number, late: () => T): Promise<T> {
  const abandon = new AbortController();
  const timer = setTimeout(patienceMs, undefined, { signal: abandon.signal }).then(late);
  timer.catch(() => undefined);
  return Promise.race([answer, timer]).finally(() => abandon.abort());
}
