import { plural } from "../plural.ts";

const days = (count: number) => plural(count, { one: "# day", other: "# days" });

/** For how long people are kept, and what stops their erasure. */
const words = {
  held: "Legal hold",
  title: "Keep and erase",
  failed: "This could not be loaded.",
  notSaved: "It was not saved.",
  save: "Save",
  select: "Select for how long to see when.",
  notice: "You are told seven days before, here and by mail.",
  toErasures: "What is erased soon, and the days for everything else",

  people: {
    screening: ({ count }: { count: number }) => plural(count, { one: "# CV", other: "# CVs" }),
    drive: ({ count }: { count: number }) => plural(count, { one: "# candidate", other: "# candidates" }),
  },

  outcome: {
    erased: {
      screening: ({ date }: { date: string }) => `The people of this screening were erased on ${date}.`,
      drive: ({ date }: { date: string }) => `The people of this drive were erased on ${date}.`,
    },
    held: "Nothing is erased while the legal hold lasts.",
    afterEnd: {
      screening: ({ count }: { count: number }) => `Erased ${days(count)} after this screening is completed.`,
      drive: ({ count }: { count: number }) => `Erased ${days(count)} after this drive is completed.`,
    },
    nobody: {
      screening: "This screening keeps nobody at the moment.",
      drive: "This drive keeps nobody at the moment.",
    },
    willBe: {
      screening: ({ count, date }: { count: number; date: string }) =>
        `${plural(count, { one: "# CV", other: "# CVs" })} will be erased on ${date}.`,
      drive: ({ count, date }: { count: number; date: string }) =>
        `${plural(count, { one: "# candidate", other: "# candidates" })} will be erased on ${date}.`,
    },
  },

  days: {
    label: "How long people are kept after it is over",
    asEverywhere: ({ count }: { count: number }) => `As everywhere: ${days(count)}`,
    another: "Another number of days",
    days: "Days",
    noNumber: "Please give a whole number of days.",
    tooFew: "Please keep it for at least a day.",
    tooMany: "Please keep it for ten years at most.",
  },

  account: {
    failed: "How long people are kept could not be loaded.",
    label: "Days that people are kept after a screening or drive is over",
    hint: "For all that have no days of their own. Nothing is erased until seven days after you were told.",
    saved: ({ count }: { count: number }) => `People are kept for ${days(count)} from now on.`,
  },

  hold: {
    label: "Legal hold: keep everything until it ends",
    /** A name follows, and then the day. */
    by: "Held by",
    since: ({ date }: { date: string }) => `since ${date}.`,
    ends: "It ends when you save, and the days count again.",
    hint: "For a complaint, a dispute or an audit. Until it ends nothing is erased and nobody can delete anything here.",
    reason: "Why it is held",
    reasonHint: "Only people of this account read it.",
    reasonMissing: "Please say why it is held.",
  },

  erased: {
    goes: "What goes",
    stays: "What stays",
    screening: {
      goes: [
        "CVs, results, notes and decisions",
        "Applications, with what was asked and answered",
        "Exports and saved drafts",
      ],
      stays: [
        "The screening with its job description",
        "The credits that were charged, without names",
        "Candidates in interview drives, which have days of their own",
      ],
    },
    drive: {
      goes: [
        "Candidates with their interviews, answers and recordings",
        "Scorecards, decisions and shared links",
        "Sheets of candidates and saved drafts",
      ],
      stays: ["The drive with its questions", "The credits that were charged, without names"],
    },
  },

  ahead: {
    label: "Erased soon",
    failed: "What is erased soon could not be loaded.",
    none: ({ count }: { count: number }) => `Nothing is erased within the next ${days(count)}.`,
    kinds: { screening: "Screening", drive: "Interview drive" },
  },
};

export default words;
