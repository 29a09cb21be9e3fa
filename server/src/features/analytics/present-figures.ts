import type { Dashboard, Figure, Span } from "@winnow/contract/analytics.ts";
import type { Calendar } from "./calendar-of.ts";
import { type FactRow, firstSpanPart, type WaitRow } from "./fact-rows.ts";

type Figures = Pick<
  Dashboard,
  "period" | "spans" | "figures" | "funnel" | "scores" | "time_to_decision" | "credits"
>;
const previousPart = 1;
const tenths = 10;

/** The figures of a period, from what was counted in its parts. */
export function presentFigures(counted: {
  calendar: Calendar;
  facts: FactRow[];
  waits: WaitRow[];
  /** Credits, in hundredths. */
  available: number;
}): Figures {
  const { calendar, facts, waits, available } = counted;
  const figure = (...of: FactRow["fact"][]) =>
    figureOf(
      facts.filter(({ fact }) => of.includes(fact)),
      calendar.spans.length,
    );
  const screened = figure("screened");
  const completed = figure("completed");
  const spent = figure("spent");
  const spans = calendar.spans.map(asSpan);
  return {
    period: { from: spans[0]?.from ?? "", to: spans.at(-1)?.to ?? "" },
    spans,
    figures: {
      cvs_screened: screened,
      decisions_made: figure("decided", "interview_decided"),
      interviews_completed: completed,
      credits_spent: spent,
    },
    funnel: {
      cvs: figure("arrived").total,
      screened: screened.total,
      shortlisted: figure("shortlisted").total,
      invited: figure("invited").total,
      completed: completed.total,
    },
    scores: scoresOf(facts),
    time_to_decision: waitsOf(waits, calendar),
    credits: {
      available,
      days_left: spent.total === 0 ? null : Math.floor((available * calendar.days) / spent.total),
    },
  };
}

function figureOf(facts: FactRow[], spansCount: number): Figure {
  const amountIn = (part: number) => sum(facts.filter((row) => row.part === part));
  const series = Array.from({ length: spansCount }, (_, index) => amountIn(firstSpanPart + index));
  return {
    total: series.reduce((total, amount) => total + amount, 0),
    previous: amountIn(previousPart),
    series,
  };
}

function scoresOf(facts: FactRow[]): number[] {
  const scored = facts.filter(({ fact }) => fact === "scored");
  return Array.from({ length: tenths }, (_, tenth) => sum(scored.filter(({ part }) => part === tenth)));
}

function waitsOf(waits: WaitRow[], { weeks }: Calendar): Figures["time_to_decision"] {
  return {
    ...waitOf(waits.find(({ week }) => week === null)),
    spans: weeks.map((week, index) => ({
      ...asSpan(week),
      ...waitOf(waits.find((row) => row.week === index + 1)),
    })),
  };
}

function waitOf(row: WaitRow | undefined) {
  return {
    decided: row?.decided ?? 0,
    median_hours: row?.median_hours ?? null,
    p90_hours: row?.p90_hours ?? null,
  };
}

function asSpan({ from, to }: Span): Span {
  return { from, to };
}

function sum(facts: FactRow[]): number {
  return facts.reduce((total, { amount }) => total + amount, 0);
}
