import { ApiError } from "./api-error.ts";
import { globalContextId } from "./global-context-id.ts";

/** Pauses before the same call is sent again by itself. */
const pausesMs = [400, 1_200];

/** The keys of calls that nobody knows yet whether they have acted, by what was called. */
const openKeys = new Map<string, string>();

/**
 * Sends a call that spends or creates under a key of its own, so that the server does it once. As long as no answer
 * says whether it was done, the same call keeps its key: when it is sent again after a lost answer, by us or by a
 * person's second click, and when it is sent twice at once.
 */
export async function sendWithKey<T>(
  call: string,
  send: (key: string) => Promise<T>,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<T> {
  const key = openKeys.get(call) ?? globalContextId();
  openKeys.set(call, key);
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await send(key);
      forget(call, key);
      return answer;
    } catch (error) {
      const isAbandoned = !(error instanceof ApiError);
      if (isAbandoned) throw error;
      if (!error.isUndecided) {
        forget(call, key);
        throw error;
      }
      const pauseMs = pausesMs[tries];
      if (pauseMs === undefined) throw error;
      await pause(pauseMs);
    }
  }
}

function forget(call: string, key: string): void {
  if (openKeys.get(call) === key) openKeys.delete(call);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
