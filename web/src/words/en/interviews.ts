import { isolate } from "@winnow/contract/isolate.ts";
import type { InterviewHappening } from "@winnow/contract/reports.ts";
import { plural } from "../plural.ts";

/** One interview for recruiters, and the interviews of a drive: how they stand, what candidates ask for, who answered what. */
const words = {
  page: "Interview",
  documentTitle: ({ name }: { name: string }) => `${name}, interview`,
  loading: "Loading the interview",
  about: "About this interview",
  report: "Report",
  interview: "Interview",
  wholePerson: "Everything of this person",
  steps: { label: "Interviews", previous: "Interview before", next: "Next interview" },
  missing: {
    title: "There is nothing here",
    text: "The interview may have been deleted, or the link may be incomplete.",
    toDrives: "Go to Interview Drive",
    failed: "This interview could not be loaded.",
  },

  requests: {
    title: "Requests",
    granted: ({ name }: { name: string }) => `Granted. ${isolate(name)} sees it on the page.`,
    declined: ({ name }: { name: string }) => `Declined. ${isolate(name)} sees it on the page.`,
    howMuch: "How much more time",
    more: ({ percent }: { percent: number }) => `${percent}% more`,
    inWriting: "Granted, every question can be answered in writing.",
    word: {
      extra_time: "A word to the candidate about more time",
      other_form: "A word to the candidate about another form",
    },
    hint: "Not needed. The candidate reads it on the page of the interview.",
    grant: { extra_time: "Grant more time", other_form: "Grant another form" },
    decline: "Decline",
  },

  facts: {
    title: "How it stands",
    email: "E-mail",
    invitation: "Invitation",
    sent: ({ at }: { at: string }) => `Sent ${at}`,
    onItsWay: "On its way",
    notSent: ({ status, reason }: { status: string; reason: string }) => `${status}: ${reason}`,
    consent: "Consent",
    consentGiven: ({ at, version, language }: { at: string; version: string; language: string }) =>
      `Given ${at}, notice ${version} (${language})`,
    noConsent: "Not given yet",
    begun: "Begun",
    completed: "Completed",
    moreTime: "More time",
    moreTimeOf: ({ percent }: { percent: number }) =>
      `${percent}% more for every question that is opened since`,
    otherForm: "Another form",
    anyInWriting: "Every question can be answered in writing",
    whyWithdrawn: "Why withdrawn",
    fromScreening: "From a screening",
    matchReport: "Match report of the CV",
  },
  timeline: {
    title: "Timeline",
    none: "Nothing has happened yet.",
    /** As the server says it. */
    said: ({ sentence }: { sentence: string; happened: InterviewHappening }): string => sentence,
  },

  results: {
    label: "Results",
    search: "Search by name or e-mail",
    failed: "The results could not be loaded.",
    noMatch: {
      title: "No interview fits this",
      children: "Nothing matches the search and the filters together.",
      showAll: "Clear search and filters",
    },
    none: { title: "No results yet", text: "Interviews appear here once candidates begin to answer." },
    columns: {
      name: "Name",
      status: "Interview",
      own_score: "My score",
      points: "Points",
      decision: "Decision",
      completed_at: "Completed",
    },
    undecided: "Undecided",
    show: "Show",
    asList: "All interviews as a list",
    answersTo: ({ number, question }: { number: number; question: string }) =>
      `Answers to question ${number}: ${question}`,
  },
  agreement: {
    tooFew: ({ count, min }: { count: number; min: number }) =>
      `You and others have scored ${answers(count)} so far: too few to say how far you agree, which takes ${min}.`,
    alike: ({ count }: { count: number }) =>
      `You and others have scored ${answers(count)}, all of them alike.`,
    kappa: ({ count, kappa, low, high }: { count: number; kappa: number; low: number; high: number }) =>
      `You and others have scored ${answers(count)}. Your scores agree with theirs by a weighted kappa of ${kappa.toFixed(2)} (95 % interval ${low.toFixed(2)} to ${high.toFixed(2)}): 1 is full agreement, 0 is chance.`,
  },
  sideBySide: {
    blind: "Blind mode",
    label: "Answers",
    candidate: ({ number }: { number: number }) => `Candidate ${number}`,
    failed: "This answer could not be loaded.",
    loading: "Loading",
  },
};

function answers(count: number): string {
  return plural(count, { one: "# answer", other: "# answers" });
}

export default words;
