const minMs = 1_000;
const maxMs = 30_000;

/** How long to wait before the next try after so many failures; `chance` (0 to 1) keeps pages from coming at once. */
export function pauseBeforeTryMs(failures: number, chance: number): number {
  const ms = Math.min(maxMs, minMs * 2 ** Math.max(0, failures - 1));
  return ms * (0.5 + chance / 2);
}
