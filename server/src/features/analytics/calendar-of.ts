import type { DashboardPeriod, Span } from "@winnow/contract/analytics.ts";
import { addDays, dayOf, startOfDay } from "../../platform/calendar/days.ts";

export type SpanWithStart = Span & { startsAt: Date };
export type Calendar = {
  /** Of the period in days. */
  days: number;
  spans: SpanWithStart[];
  /** The same period in weeks, where it has more than one. */
  weeks: SpanWithStart[];
  /** As long a time right before, up to the same hour. */
  previous: { startsAt: Date; endsAt: Date };
  endsAt: Date;
};

const daysOf: Record<DashboardPeriod, number> = { "7d": 7, "30d": 30, "90d": 90, "365d": 365 };
/** Longer periods are told in weeks. */
const maxDaysInDays = 30;
const dayMs = 86_400_000;

/** The days that a period has at a moment, where the reader's clock is. */
export function calendarOf(asked: { period: DashboardPeriod; timezone: string; now: Date }): Calendar {
  const { period, timezone, now } = asked;
  const days = daysOf[period];
  const today = dayOf(now, timezone);
  const inSteps = (step: number) => spansOf({ days, step, today, timezone });
  return {
    days,
    spans: inSteps(days <= maxDaysInDays ? 1 : 7),
    weeks: inSteps(days <= 7 ? 1 : 7),
    previous: {
      startsAt: startOfDay(addDays(today, 1 - 2 * days), timezone),
      endsAt: new Date(now.getTime() - days * dayMs),
    },
    endsAt: now,
  };
}

/** Steps of so many days that end today; the first is longer or shorter, by less than half a step. */
function spansOf(steps: { days: number; step: number; today: string; timezone: string }): SpanWithStart[] {
  const { days, step, today, timezone } = steps;
  const count = Math.round(days / step);
  return Array.from({ length: count }, (_, index) => {
    const age = index === 0 ? days : (count - index) * step;
    const from = addDays(today, 1 - age);
    const to = addDays(today, -(count - 1 - index) * step);
    return { from, to, startsAt: startOfDay(from, timezone) };
  });
}
