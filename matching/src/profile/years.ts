import { monthsWithinOneYear } from "./layout-parameters.ts";
import type { YearMonth } from "./profile.ts";

export const monthsOfYear = 12;

/** Months since year 0, the end exclusive. */
export type Interval = { from: number; to: number };

/** The interval of a job; null without a start, or when neither an end nor "present" is stated. */
export function intervalOf(
  job: { start: YearMonth | null; end: YearMonth | null; isCurrent: boolean },
  asOf: string,
): Interval | null {
  const until = job.isCurrent ? readAsOf(asOf) : job.end;
  if (!job.start || !until) return null;
  const now = monthNumber(readAsOf(asOf));
  const from = Math.min(monthNumber(job.start), now);
  const isWithinOneYear = job.end !== null && job.start.year === job.end.year && job.end.month === null;
  const to = Math.min(isWithinOneYear ? from + monthsWithinOneYear : monthNumber(until), now);
  return to > from ? { from, to } : null;
}

/** Months covered by the intervals, every month counted once. */
export function monthsCovered(intervals: Interval[]): number {
  const sorted = [...intervals].sort((a, b) => a.from - b.from);
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of sorted) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
}

/** Years with one decimal. */
export function yearsCovered(intervals: Interval[]): number {
  return Math.round((monthsCovered(intervals) / monthsOfYear) * 10) / 10;
}

/** Full years since the interval ended; 0 for one that reaches the as-of date. */
export function yearsSince(interval: Interval, asOf: string): number {
  return Math.max(0, monthNumber(readAsOf(asOf)) - interval.to) / monthsOfYear;
}

function readAsOf(asOf: string): YearMonth {
  const match = /^(\d{4})-(\d{2})/.exec(asOf);
  if (!match) throw new RangeError(`Not an ISO date: ${asOf}`);
  return { year: Number(match[1]), month: Number(match[2]) };
}

function monthNumber({ year, month }: YearMonth): number {
  return year * monthsOfYear + (month ?? 1) - 1;
}
