import type { DashboardPeriod, Span } from "@winnow/contract/analytics.ts";
import { perLocale } from "../../words/format-locale.ts";
import { wordsOf } from "../../words/words.ts";

/** How a figure compares: "12 more than in the 30 days before". */
export function trendLabel(trend: {
  total: number;
  previous: number;
  period: DashboardPeriod;
  format: (amount: number) => string;
}): string {
  const { total, previous, period, format } = trend;
  const { none, same, more, fewer } = wordsOf("dashboard").figures;
  if (total === previous) return (total === 0 ? none : same)({ period });
  const difference = format(Math.abs(total - previous));
  return (total > previous ? more : fewer)({ difference, period });
}

/** How long credits last, as roughly as it can be known: "about 6 weeks". */
export function lastsLabel(days: number): string {
  const { lasts } = wordsOf("charts");
  if (days < 1) return lasts.lessThanADay;
  if (days < 14) return lasts.days({ count: days });
  if (days < 70) return lasts.weeks({ count: Math.round(days / 7) });
  if (days < 730) return lasts.months({ count: Math.round(days / 30.44) });
  return lasts.long;
}

/** Hours as people say them: "40 minutes", "5 hours", "3.5 days". */
export function waitLabel(hours: number): string {
  const { waits } = wordsOf("charts");
  if (hours < 1) return waits.minutes({ count: Math.round(hours * 60) });
  if (hours < 48) return waits.hours({ count: Math.round(hours) });
  return waits.days({ count: Math.round(hours / 2.4) / 10 });
}

const dayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" }),
);

/** A day of the calendar: "Nov 21". */
export function dayLabel(day: string): string {
  return dayFormat().format(new Date(`${day}T00:00:00Z`));
}

/** A day, or the days of a week: "Nov 15 – 21". */
export function spanLabel({ from, to }: Span): string {
  return from === to
    ? dayLabel(from)
    : dayFormat().formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}
