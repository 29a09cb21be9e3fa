import type { DashboardPeriod, Span } from "@winnow/contract/analytics.ts";
import { formatCount } from "../../ui/format/format-count.ts";
import { perLocale } from "../../words/format-locale.ts";

export const periodLabels: Record<DashboardPeriod, { short: string; before: string }> = {
  "7d": { short: "7 days", before: "the 7 days before" },
  "30d": { short: "30 days", before: "the 30 days before" },
  "90d": { short: "90 days", before: "the 90 days before" },
  "365d": { short: "365 days", before: "the 365 days before" },
};

/** How a figure compares: "12 more than in the 30 days before". */
export function trendLabel(trend: {
  total: number;
  previous: number;
  period: DashboardPeriod;
  format: (amount: number) => string;
}): string {
  const { total, previous, period, format } = trend;
  const { before } = periodLabels[period];
  if (total === previous) return total === 0 ? `None in ${before} either` : `As many as in ${before}`;
  const difference = format(Math.abs(total - previous));
  return `${difference} ${total > previous ? "more" : "fewer"} than in ${before}`;
}

/** How long credits last, as roughly as it can be known: "about 6 weeks". */
export function lastsLabel(days: number): string {
  if (days < 1) return "less than a day";
  if (days < 14) return `about ${formatCount(days, "day", "days")}`;
  if (days < 70) return `about ${formatCount(Math.round(days / 7), "week", "weeks")}`;
  if (days < 730) return `about ${formatCount(Math.round(days / 30.44), "month", "months")}`;
  return "more than two years";
}

/** Hours as people say them: "40 minutes", "5 hours", "3.5 days". */
export function waitLabel(hours: number): string {
  if (hours < 1) return formatCount(Math.round(hours * 60), "minute", "minutes");
  if (hours < 48) return formatCount(Math.round(hours), "hour", "hours");
  return formatCount(Math.round(hours / 2.4) / 10, "day", "days");
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
