import type { DashboardPeriod, WaitingKind } from "@winnow/contract/analytics.ts";
import { plural } from "../plural.ts";

const before: Readonly<Record<DashboardPeriod, string>> = {
  "7d": "the 7 days before",
  "30d": "the 30 days before",
  "90d": "the 90 days before",
  "365d": "the 365 days before",
};
const days: Readonly<Record<DashboardPeriod, string>> = {
  "7d": "7 days",
  "30d": "30 days",
  "90d": "90 days",
  "365d": "365 days",
};

const waits: Readonly<Record<WaitingKind, { what: (of: { count: number }) => string; action: string }>> = {
  applicant_requests: {
    what: ({ count }) =>
      plural(count, { one: "# request of an applicant", other: "# requests of applicants" }),
    action: "Answer",
  },
  candidate_requests: {
    what: ({ count }) =>
      plural(count, { one: "# request of a candidate", other: "# requests of candidates" }),
    action: "Answer",
  },
  mails_not_sent: {
    what: ({ count }) =>
      plural(count, { one: "# mail could not be sent", other: "# mails could not be sent" }),
    action: "See why",
  },
  interviews_to_review: {
    what: ({ count }) => plural(count, { one: "# interview to review", other: "# interviews to review" }),
    action: "Review",
  },
  results_to_decide: {
    what: ({ count }) => plural(count, { one: "# result to decide", other: "# results to decide" }),
    action: "Decide",
  },
  screenings_to_start: {
    what: ({ count }) =>
      plural(count, { one: "# CV ready to be screened", other: "# CVs ready to be screened" }),
    action: "Go to start",
  },
  files_failed: {
    what: ({ count }) =>
      plural(count, { one: "# file could not be read", other: "# files could not be read" }),
    action: "See why",
  },
};

/** What needs the recruiter now, what runs by itself, and how things go. */
const words = {
  title: "Dashboard",
  hello: ({ name }: { name: string }) => `Hello, ${name}`,
  loading: "Loading the dashboard",
  notLoaded: "The dashboard could not be loaded.",
  newScreening: "New screening",
  notCreated: ({ reason }: { reason: string }) => `The screening could not be created. ${reason}`,
  first: {
    title: "Try it with a sample screening",
    text: "A job description and a stack of CVs that we made up, ready to start. Or look at what comes later: an interview drive in which some of these people have answered. Both cost no credits, nobody is mailed, and you can delete them afterwards.",
    openScreening: "Open the sample screening",
    openDrive: "Look into the sample drive",
  },
  driveHint:
    "After a screening, an interview drive asks the best the same questions, in their own time. In a sample, invented people have answered.",

  waiting: {
    title: "Needs you now",
    none: "Nothing waits for you. What comes in will be listed here.",
    fewer: "Show fewer",
    more: ({ count }: { count: number }) => plural(count, { other: "Show # more" }),
    all: "Show all",
    dueBy: ({ date }: { date: string }) => `Answer by ${date}`,
    inMoreDrives: ({ what, count }: { what: string; count: number }) =>
      `${what} in ${plural(count, { one: "# more drive", other: "# more drives" })}`,
    inMoreScreenings: ({ what, count }: { what: string; count: number }) =>
      `${what} in ${plural(count, { one: "# more screening", other: "# more screenings" })}`,
    kinds: waits,
  },

  running: {
    title: "Running now",
    allScreenings: ({ count }: { count: number }) =>
      plural(count, { one: "All # screening", other: "All # screenings" }),
    allDrives: ({ count }: { count: number }) => plural(count, { one: "All # drive", other: "All # drives" }),
    cvs: ({ done, all }: { done: string; all: number }) =>
      `${done} of ${plural(all, { one: "# CV", other: "# CVs" })}`,
    interviews: ({ done, all }: { done: string; all: number }) =>
      `${done} of ${plural(all, { one: "# interview", other: "# interviews" })}`,
    waitsForCredits: "Waits for credits",
    waitsForCvs: "Waiting for CVs",
    closes: ({ date }: { date: string }) => `closes ${date}`,
    progress: ({ title }: { title: string }) => `Progress of ${title}`,
    percent: ({ percent }: { percent: number }) => `${percent}%`,
  },

  figures: {
    title: "How it goes",
    period: "Period",
    days,
    cvsScreened: "CVs screened",
    decisionsMade: "Decisions made",
    interviewsCompleted: "Interviews completed",
    creditsSpent: "Credits spent",
    none: ({ period }: { period: DashboardPeriod }) => `None in ${before[period]} either`,
    same: ({ period }: { period: DashboardPeriod }) => `As many as in ${before[period]}`,
    more: ({ difference, period }: { difference: string; period: DashboardPeriod }) =>
      `${difference} more than in ${before[period]}`,
    fewer: ({ difference, period }: { difference: string; period: DashboardPeriod }) =>
      `${difference} fewer than in ${before[period]}`,
  },
  funnel: {
    title: "From CV to interview",
    sentence: "What happened in this time, step by step",
    step: "Step",
    people: "People",
    steps: {
      cvs: "CVs received",
      screened: "Screened",
      shortlisted: "Shortlisted",
      invited: "Invited",
      completed: "Interviews completed",
    },
  },
  latest: {
    title: "Latest screenings",
    all: "All screenings",
    notLoaded: "The latest screenings could not be loaded.",
    cvs: ({ count, date }: { count: number; date: string }) =>
      `${plural(count, { one: "# CV", other: "# CVs" })} · ${date}`,
    noResult: "No result yet",
    topScore: "Top score",
  },
};

export default words;
