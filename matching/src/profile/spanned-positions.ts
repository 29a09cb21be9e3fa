import { type DateRange, isWithinRange } from "./read-date-range.ts";
import { monthsOfYear } from "./years.ts";

/** Fewer positions may stand within the dates of another job by chance; nobody has had more at one employer. */
const minPositions = 2;
const maxPositions = 40;

/**
 * For each head of a job how many of those behind it are positions within it: an employer's dates reach from the
 * beginning of the first of them to the end of the last.
 */
export function spannedPositions(ranges: readonly DateRange[]): number[] {
  return ranges.map((range, index) => {
    const behind = ranges.slice(index + 1, index + 1 + maxPositions);
    const end = behind.findIndex((one) => !isWithinRange(one, range));
    const positions = end === -1 ? behind : behind.slice(0, end);
    return positions.length >= minPositions && cover(positions, range) ? positions.length : 0;
  });
}

function cover(positions: readonly DateRange[], range: DateRange): boolean {
  const begins = positions.some(({ start }) => isSame(start, range.start));
  const ends = positions.some(
    ({ end, isCurrent }) => isCurrent === range.isCurrent && isSame(end, range.end),
  );
  return begins && ends && positions.every((one) => lengthOf(one) < lengthOf(range));
}

/** Where both say a month, it counts. */
function isSame(one: DateRange["end"], other: DateRange["end"]): boolean {
  if (!one || !other) return one === other;
  return one.year === other.year && (one.month === other.month || one.month === null || other.month === null);
}

/** In months; endless where it goes on. */
function lengthOf({ start, end }: DateRange): number {
  const since = (date: { year: number; month: number | null }) =>
    date.year * monthsOfYear + (date.month ?? 0);
  // What began later is shorter, also where both go on.
  return end ? since(end) - since(start) : Number.MAX_SAFE_INTEGER - since(start);
}
