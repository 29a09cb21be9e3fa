import { plural } from "../plural.ts";

const requests = (count: number) => plural(count, { one: "# request", other: "# requests" });

/** What people sent by a job form, for whoever decides. */
const words = {
  states: { withdrawn: "Withdrawn", waiting: "Not screened yet", screened: "Screened", applied: "Applied" },
  requests: ({ count }: { count: number }) => requests(count),
  ownLink: "the form’s own link",

  due: {
    answered: ({ date }: { date: string }) => `Answered ${date}`,
    by: ({ date }: { date: string }) => `Answer by ${date}`,
    overdueToday: ({ date }: { date: string }) => `Overdue since today: was to be answered by ${date}`,
    overdue: ({ days, date }: { days: number; date: string }) =>
      `Overdue by ${plural(days, { one: "# day", other: "# days" })}: was to be answered by ${date}`,
  },

  list: {
    title: "Applications",
    back: "Back to the list",
    failed: "The applications could not be loaded.",
    none: {
      title: "Nobody has applied yet",
      text: "Who applies by the form of this screening stands here.",
    },
    openReport: "Open the report",
    everything: "Everything of this person",
  },

  view: {
    /** The name of the place follows. */
    applied: ({ moment }: { moment: string }) => `Applied ${moment} through`,
    /** After the name of the place. */
    appliedEnd: ".",
    withdrawnEnd: ({ moment }: { moment: string }) => `, withdrawn ${moment}.`,
    agreed: ({ version, language }: { version: string; language: string }) =>
      `Agreed to notice ${version} (${language}).`,
    mailFailed: ({ reason }: { reason: string }) => `The last mail to them did not go out: ${reason}`,
    requests: "Requests",
    kinds: { person: "Asks for a person", addition: "Adds to the CV" },
    hidden: "In blind mode name, address and answers are hidden until the candidate is revealed.",
    whatHappened: "What happened",
    /** As the server says it, by what happened. */
    events: {
      sent: asItIs,
      corrected: asItIs,
      asked: asItIs,
      answered: asItIs,
      replaced_cv: asItIs,
      withdrawn: asItIs,
      downloaded: asItIs,
    },
    log: "Log of the application",
  },

  answer: {
    label: "Answer",
    hint: "The applicant reads it on their page, and is told by mail.",
    empty: "Please write an answer.",
    send: "Send the answer",
    notSent: "The answer was not sent.",
    sent: "Answered. The applicant is told by mail.",
  },
};

function asItIs(sentence: string): string {
  return sentence;
}

export default words;
