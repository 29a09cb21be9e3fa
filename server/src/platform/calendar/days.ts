import { LRUCache } from "lru-cache";

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const maxFormats = 500;
/** In milliseconds since 1970: the same days are asked for with every page of a list. */
const starts = new LRUCache<string, number>({ max: 10_000 });

/** The day of a moment in a time zone, such as "2026-11-21". */
export function dayOf(moment: Date, timezone: string): string {
  return wallClockOf(moment, timezone).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * The first moment of a day. Where clocks are set forward at midnight the day begins later than 00:00, and where they
 * are set back over it there are two, of which the first counts.
 */
export function startOfDay(day: string, timezone: string): Date {
  const key = `${day} ${timezone}`;
  const start = starts.get(key) ?? findStart(day, timezone);
  starts.set(key, start);
  return new Date(start);
}

function findStart(day: string, timezone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const found = [midnight - dayMs, midnight + dayMs]
    .map((near) => midnight - (wallClockOf(new Date(near), timezone).getTime() - near))
    .filter((start) => dayOf(new Date(start), timezone) === day);
  return Math.min(...found);
}

/** What the clocks of a time zone show, as if it were UTC; in whole seconds. */
export function wallClockOf(moment: Date, timezone: string): Date {
  const shown = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** Making one takes longer than all that is done with it. */
function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone: timezone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  if (formats.size < maxFormats) formats.set(timezone, format);
  return format;
}
