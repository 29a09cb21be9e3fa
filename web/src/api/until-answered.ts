import { ApiError } from "./api-error.ts";

const firstPauseMs = 500;
const longestPauseMs = 15_000;

/** How long to wait before a try: twice as long each time, by chance up to a half shorter so that not all come at once. */
export function pauseBefore(tries: number, chance: number = Math.random()): number {
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(tries, 10));
  return Math.round(pauseMs * (1 - chance / 2));
}

/** Whether the same call may succeed later: no network, too many calls, or a server that is not well. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && (error.isTemporary || error.status === 408 || error.status >= 500);
}

/** Sends until there is an answer, sooner when the network is back. Throws what trying again would not mend. */
export async function untilAnswered<T>(
  send: () => Promise<T>,
  { signal, onWaiting }: { signal: AbortSignal; onWaiting?: (isWaiting: boolean) => void },
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await send();
      if (tries > 0) onWaiting?.(false);
      return answer;
    } catch (error) {
      if (!isTemporary(error) || signal.aborted) {
        if (tries > 0) onWaiting?.(false);
        throw error;
      }
      onWaiting?.(true);
      await pause(pauseBefore(tries), signal);
    }
  }
}

/** Waits, but no longer than until the network is back. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}
