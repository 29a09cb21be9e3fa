import { plural } from "../plural.ts";

/** The charts of the dashboard and of the ledger, each beside its table. */
const words = {
  asChart: "Show as a chart",
  asTable: "Show as a table",
  /** A button that is one of many: what it shows how. */
  showHow: ({ act, title }: { act: string; title: string }) => `${act}: ${title}`,
  table: ({ label }: { label: string }) => `${label}, as a table`,
  credits: {
    title: "Credits spent",
    left: ({ amount }: { amount: string }) => `${amount} are left`,
    leftFor: ({ amount, time }: { amount: string; time: string }) =>
      `${amount} are left: they last ${time} at this rate`,
    week: "Week",
    day: "Day",
    credits: "Credits",
    none: "No credits were spent in this time.",
    all: "All transactions",
  },
  scores: {
    title: "Scores",
    sentence: ({ all, high }: { all: number; high: string }) =>
      `${plural(all, { one: "# result", other: "# results" })}, ${high} with 70 or more`,
    score: "Score",
    results: "Results",
    none: "No CV was screened in this time.",
    with: ({ count, scores }: { count: number; scores: string }) =>
      `${plural(count, { one: "# result", other: "# results" })} with ${scores}`,
  },
  waits: {
    title: "Time to decision",
    about: "From a CV that was screened to the decision on it",
    sentence: ({ half, most }: { half: string; most: string }) =>
      `Half within ${half}, nine in ten within ${most}`,
    decidedIn: "Decided in",
    decisions: "Decisions",
    median: "Median, hours",
    most: "Nine in ten, hours",
    none: "Nothing was decided in this time.",
    halfWithin: "Half within",
    mostWithin: "Nine in ten within",
    minutes: ({ count }: { count: number }) => plural(count, { one: "# minute", other: "# minutes" }),
    hours: ({ count }: { count: number }) => plural(count, { one: "# hour", other: "# hours" }),
    days: ({ count }: { count: number }) => plural(count, { one: "# day", other: "# days" }),
  },
  /** How long credits last. */
  lasts: {
    lessThanADay: "less than a day",
    days: ({ count }: { count: number }) => plural(count, { one: "about # day", other: "about # days" }),
    weeks: ({ count }: { count: number }) => plural(count, { one: "about # week", other: "about # weeks" }),
    months: ({ count }: { count: number }) =>
      plural(count, { one: "about # month", other: "about # months" }),
    long: "more than two years",
  },
};

export default words;
