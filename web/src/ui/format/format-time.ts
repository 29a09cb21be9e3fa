import { perLocale } from "../../words/format-locale.ts";
import { wordsOf } from "../../words/words.ts";

const dateFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium" }));
const dateTimeFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
);
const timeFormat = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));

/** A moment in whole seconds since 1970 as a date: "Nov 21, 2026". */
export function formatDate(epochSeconds: number): string {
  return formatted(dateFormat(), epochSeconds);
}

/** A moment in whole seconds since 1970 with its time of day: "Nov 21, 2026, 11:07 AM". */
export function formatDateTime(epochSeconds: number): string {
  return formatted(dateTimeFormat(), epochSeconds);
}

/** The time of day of such a moment: "11:07 AM". */
export function formatTimeOfDay(epochSeconds: number): string {
  return formatted(timeFormat(), epochSeconds);
}

/** False for what no calendar knows. */
export function isShowable(epochSeconds: number): boolean {
  return !Number.isNaN(new Date(epochSeconds * 1000).getTime());
}

function formatted(format: Intl.DateTimeFormat, epochSeconds: number): string {
  return isShowable(epochSeconds) ? format.format(new Date(epochSeconds * 1000)) : wordsOf("kit").invalidTime;
}
