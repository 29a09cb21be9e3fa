import { formatLocale } from "../../words/format-locale.ts";

/** The wall clock of a time zone at a moment, as a date and time input writes it: "2026-11-22T09:00". */
export function toWallTime(epochSeconds: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = new Map(format.formatToParts(epochSeconds * 1000).map(({ type, value }) => [type, value]));
  const year = (parts.get("year") ?? "").padStart(4, "0");
  return `${year}-${parts.get("month")}-${parts.get("day")}T${parts.get("hour")}:${parts.get("minute")}`;
}

/**
 * The moment, in whole seconds since 1970, at which the wall clock of a time zone shows this; null for what is no
 * date and time. An hour that a clock change skips is taken as the one after it.
 */
export function fromWallTime(wallTime: string, timeZone: string): number | null {
  const asUtc = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (ms: number) =>
    Date.parse(`${toWallTime(ms / 1000, timeZone)}Z`) - Math.floor(ms / 60_000) * 60_000;
  const near = asUtc - offsetAt(asUtc);
  return Math.floor((asUtc - offsetAt(near)) / 1000);
}

/** The last minute of the day so many days after a moment, in a time zone. */
export function endOfDayAfter(epochSeconds: number, days: number, timeZone: string): number {
  const date = new Date(`${toWallTime(epochSeconds, timeZone)}Z`);
  // By the calendar: a day is an hour longer or shorter where clocks change.
  date.setUTCDate(date.getUTCDate() + days);
  const day = date.toISOString().slice(0, "2026-11-22".length);
  return fromWallTime(`${day}T23:59`, timeZone) ?? epochSeconds;
}

/** A moment in words, in a time zone: "Nov 22, 2026, 9:00 AM". */
export function formatIn(epochSeconds: number, timeZone: string): string {
  return new Intl.DateTimeFormat(formatLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  }).format(epochSeconds * 1000);
}
