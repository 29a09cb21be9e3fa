const freeFailures = 10;
const firstPauseSeconds = 30;
const maxPauseSeconds = 15 * 60;

/** How long to wait after the last of so many failures before the next try: doubling from the tenth on. */
export function pauseSecondsAfter(failures: number): number {
  return failures < freeFailures
    ? 0
    : Math.min(firstPauseSeconds * 2 ** (failures - freeFailures), maxPauseSeconds);
}
