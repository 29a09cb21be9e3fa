import type { ZoneShift } from "../../platform/calendar/zone-shifts.ts";
import type { FoundEntries } from "./kept-entries.ts";
import type { Groups } from "./kept-groups.ts";

const dayMs = 86_400_000;

/** Entries by work and by the day on which they were, by clocks that were set so; those of no work each on their own. */
export function groupEntries({ entries, places, newestId }: FoundEntries, shifts: ZoneShift[]): Groups {
  const { sequences, times, amounts, works } = entries;
  const newestFirst = new Map<string | number, Sums>();
  for (const place of places.toReversed()) {
    const time = times[place] ?? 0;
    const day = Math.floor((time + aheadMs(shifts, time)) / dayMs);
    const work = works[place];
    const key = work ? `${day} ${work}` : place;
    const sums = newestFirst.get(key);
    if (sums) {
      sums.entries += 1;
      sums.moved += amounts[place] ?? 0;
    } else {
      newestFirst.set(key, { day, entries: 1, moved: amounts[place] ?? 0, last: sequences[place] ?? 0 });
    }
  }
  const groups = [...newestFirst.values()].toReversed();
  return {
    newestId,
    days: Int32Array.from(groups, ({ day }) => day),
    entries: Float64Array.from(groups, ({ entries: count }) => count),
    moved: Float64Array.from(groups, ({ moved }) => moved),
    lastSequences: Float64Array.from(groups, ({ last }) => last),
  };
}

type Sums = { day: number; entries: number; moved: number; last: number };

function aheadMs(shifts: ZoneShift[], time: number): number {
  let index = shifts.length - 1;
  while (index > 0 && (shifts[index]?.startsAt.getTime() ?? 0) > time) {
    index -= 1;
  }
  return (shifts[index]?.aheadSeconds ?? 0) * 1_000;
}
