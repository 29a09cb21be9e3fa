import type { ZoneShift } from "../../platform/calendar/zone-shifts.ts";
import type { FoundEntries } from "./kept-entries.ts";
import type { Groups } from "./kept-groups.ts";

const dayMs = 86_400_000;
const none = -1;

/**
 * Entries by work and by the day on which they were, by clocks that were set so; those of no work each on their own. One
 * look at each entry, the newest first.
 */
export function groupEntries({ entries, places, newestId }: FoundEntries, shifts: ZoneShift[]): Groups {
  const { sequences, times, amounts, works, workIds } = entries;
  const dayOf = daysBy(shifts);
  const groups = emptyGroups(places.length);
  /** By work: its group of the oldest day so far; by group: that of a newer day of the same work. */
  const oldestOf = new Int32Array(workIds.length).fill(none);
  const newerThan = new Int32Array(places.length).fill(none);
  let count = 0;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const place = places[index] ?? 0;
    const day = dayOf(times[place] ?? 0);
    const work = works[place] ?? 0;
    const oldest = oldestOf[work] ?? none;
    let group = oldest;
    // Entries are numbered as they were committed, so that one from before midnight may come behind one from after.
    while (group !== none && (groups.days[group] ?? 0) < day) group = newerThan[group] ?? none;
    if (group === none || groups.days[group] !== day) {
      group = count;
      count += 1;
      groups.days[group] = day;
      groups.lastSequences[group] = sequences[place] ?? 0;
      insertByDay(group, work);
    }
    groups.entries[group] = (groups.entries[group] ?? 0) + 1;
    groups.moved[group] = (groups.moved[group] ?? 0) + (amounts[place] ?? 0);
  }
  return {
    newestId,
    days: groups.days.subarray(0, count).toReversed(),
    entries: groups.entries.subarray(0, count).toReversed(),
    moved: groups.moved.subarray(0, count).toReversed(),
    lastSequences: groups.lastSequences.subarray(0, count).toReversed(),
  };

  function insertByDay(group: number, work: number): void {
    const day = groups.days[group] ?? 0;
    let before = none;
    let after = oldestOf[work] ?? none;
    while (after !== none && (groups.days[after] ?? 0) < day) {
      before = after;
      after = newerThan[after] ?? none;
    }
    newerThan[group] = after;
    if (before === none) oldestOf[work] = group;
    else newerThan[before] = group;
  }
}

function emptyGroups(size: number) {
  return {
    days: new Int32Array(size),
    entries: new Float64Array(size),
    moved: new Float64Array(size),
    lastSequences: new Float64Array(size),
  };
}

/** Counted from 1970-01-01 on, for moments in milliseconds. */
function daysBy(shifts: ZoneShift[]): (time: number) => number {
  const newestFirst = shifts
    .map(({ startsAt, aheadSeconds }) => ({ startsAt: startsAt.getTime(), aheadMs: aheadSeconds * 1_000 }))
    .reverse();
  const first = newestFirst.at(-1);
  return (time) => {
    const shift = newestFirst.find(({ startsAt }) => startsAt <= time) ?? first;
    return Math.floor((time + (shift?.aheadMs ?? 0)) / dayMs);
  };
}
