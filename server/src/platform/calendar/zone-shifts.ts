import { wallClockOf } from "./days.ts";

/** From a moment on the clocks of a time zone are so far ahead of UTC. */
export type ZoneShift = { startsAt: Date; aheadSeconds: number };

const weekMs = 7 * 86_400_000;
const secondMs = 1_000;
/** Nothing that is listed by days is older; before it clocks are taken to be as they were then. */
const firstMoment = Date.UTC(2020, 0, 1);
const known = new Map<string, ZoneShift[]>();
const maxKnown = 500;

/** How the clocks of a time zone are set until the end of the year after `now`, the first shift since ever. */
export function zoneShiftsOf(timezone: string, now: Date): ZoneShift[] {
  const lastYear = now.getUTCFullYear() + 1;
  const key = `${timezone} ${lastYear}`;
  const shifts = known.get(key) ?? findShifts(timezone, Date.UTC(lastYear + 1, 0, 1));
  if (known.size < maxKnown) known.set(key, shifts);
  return shifts;
}

/** Week by week, since no clocks are set forth and back within one. */
function findShifts(timezone: string, endsAt: number): ZoneShift[] {
  const shifts = [{ startsAt: new Date(0), aheadSeconds: aheadAt(firstMoment, timezone) }];
  let before = firstMoment;
  while (before < endsAt) {
    const after = before + weekMs;
    const aheadSeconds = aheadAt(after, timezone);
    if (aheadSeconds !== aheadAt(before, timezone)) {
      shifts.push({ startsAt: new Date(firstWith(aheadSeconds, { before, after, timezone })), aheadSeconds });
    }
    before = after;
  }
  return shifts;
}

/** The second from which on clocks are so far ahead, between one at which they are not and one at which they are. */
function firstWith(
  aheadSeconds: number,
  within: { before: number; after: number; timezone: string },
): number {
  let { before, after } = within;
  while (after - before > secondMs) {
    const middle = before + Math.floor((after - before) / 2 / secondMs) * secondMs;
    if (aheadAt(middle, within.timezone) === aheadSeconds) after = middle;
    else before = middle;
  }
  return after;
}

function aheadAt(moment: number, timezone: string): number {
  return (wallClockOf(new Date(moment), timezone).getTime() - moment) / secondMs;
}
