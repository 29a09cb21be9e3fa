import { z } from "zod";
import { driveRound } from "./drives.ts";
import { endpoint } from "./endpoint.ts";
import { isTimeZone } from "./is-time-zone.ts";
import { screening } from "./screenings.ts";
import { creditsHundredths, epochSeconds, id, typedText } from "./wire.ts";

/** What the figures are about: so many days, today included. */
export const dashboardPeriods = ["7d", "30d", "90d", "365d"] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];
export const defaultDashboardPeriod: DashboardPeriod = "30d";

/** What waits for the recruiter, the most pressing first. */
export const waitingKinds = [
  "applicant_requests",
  "candidate_requests",
  "mails_not_sent",
  "interviews_to_review",
  "results_to_decide",
  "screenings_to_start",
  "files_failed",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** How many places of a kind are named; the others are only counted. */
export const maximumWaitingPlaces = 5;

const count = z.number().int();

const waiting = z.object({
  kind: z.enum(waitingKinds),
  /** In all places together. */
  count,
  places_count: count,
  /** The most pressing ones. */
  places: z.array(
    z.object({
      of: z.enum(["screening", "drive"]),
      id,
      title: z.string(),
      count,
      /** By when the first of them has to be answered. */
      due_at: epochSeconds.nullable(),
    }),
  ),
});
export type Waiting = z.infer<typeof waiting>;

/** Days of the calendar in the time zone that was asked for, both included. */
const span = z.object({ from: z.iso.date(), to: z.iso.date() });
export type Span = z.infer<typeof span>;

/** A figure of the period; `previous` is that of as long a time right before, `series` has one number for each span. */
const figure = z.object({ total: count, previous: count, series: z.array(count) });
export type Figure = z.infer<typeof figure>;

const hours = z.number().nullable();

/** Counted from what is kept: what was deleted or erased is in no figure but that of credits. */
export const dashboard = z.object({
  /** What the account keeps, whatever the period; nothing at all is an account that has just begun. */
  kept: z.object({ screenings: count, drives: count }),
  waiting: z.array(waiting),
  running: z.object({
    screenings: z.array(screening),
    screenings_count: count,
    drives: z.array(driveRound),
    drives_count: count,
  }),
  period: span,
  /** The period in days, or in weeks that end today; the first takes what is left of a week. */
  spans: z.array(span),
  figures: z.object({
    cvs_screened: figure,
    /** On results and on interviews, as they stand now. */
    decisions_made: figure,
    interviews_completed: figure,
    credits_spent: z.object({
      total: creditsHundredths,
      previous: creditsHundredths,
      series: z.array(creditsHundredths),
    }),
  }),
  /** What happened in the period, step by step; not the way of the same people. */
  funnel: z.object({ cvs: count, screened: count, shortlisted: count, invited: count, completed: count }),
  /** Results of the period by score, in tenths from 0 to 10 on; 100 is in the last. */
  scores: z.array(count).length(10),
  /** From a CV that was screened to the decision on it, by when it was decided. */
  time_to_decision: z.object({
    decided: count,
    median_hours: hours,
    p90_hours: hours,
    spans: z.array(span.extend({ decided: count, median_hours: hours, p90_hours: hours })),
  }),
  credits: z.object({
    available: creditsHundredths,
    /** At the rate of the period; null when nothing was spent in it. */
    days_left: count.nullable(),
  }),
});
export type Dashboard = z.infer<typeof dashboard>;

export const getDashboard = endpoint({
  method: "GET",
  url: "/auth/analytics/dashboard",
  access: "account",
  schema: {
    summary: "What waits, what runs, and the figures of a period, by the days of a time zone",
    tags: ["Dashboard"],
    querystring: z.strictObject({
      period: z.enum(dashboardPeriods).default(defaultDashboardPeriod),
      /** An IANA name such as "Europe/Madrid". */
      timezone: typedText(64).refine(isTimeZone, "This is not a time zone.").default("UTC"),
    }),
    response: { 200: dashboard },
  },
});
