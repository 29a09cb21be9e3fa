const shortestMs = 1_000;
const longestMs = 30_000;

/** How long to wait before the next try after so many failures; `chance` (0 to 1) keeps pages from coming at once. */
export function pauseBeforeTryMs(failures: number, chance: number): number {
  const ms = Math.min(longestMs, shortestMs * 2 ** Math.max(0, failures - 1));
  return ms * (0.5 + chance / 2);
}
