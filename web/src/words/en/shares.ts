import { plural } from "../plural.ts";

/** Sharing a candidate with somebody without an account, and what they say. */
const words = {
  share: "Share",
  shareWith: ({ name }: { name: string }) => `Share ${name}`,
  title: "Shared with others",
  ready: "The link is ready",
  done: "Done",

  /** What a link shows, within a list. */
  shown: { cv: "CV", answers: "answers", report: "report" },
  nameHidden: ({ shown }: { shown: string }) => `${shown}, name hidden`,
  notOpened: "Not opened yet",
  opened: ({ count, last }: { count: number; last: string }) =>
    `Opened ${count === 1 ? "once" : plural(count, { one: "# time", other: "# times" })}, last ${last}`,
  until: {
    open: ({ moment }: { moment: string }) => `Opens until ${moment}`,
    expired: ({ date }: { date: string }) => `Expired ${date}`,
    revoked: ({ date }: { date: string }) => `Revoked ${date}`,
  },

  choices: {
    answers: "Answers",
    answersNote: "What was written and recorded.",
    answersNoteHidden: "What was written. Recordings are left out: a face or a voice says who it is.",
    report: "Report",
    reportNote: "Points with their quotations, and your decision without its reason.",
    reportNoteWaiting: "Your decision; points with their quotations once you have given your scorecard.",
    cv: "CV",
    cvUnknown: "Looking whether there is one.",
    cvNone: "No CV came with this candidate.",
    cvText: "Its text without name, contact details and schools, as in its screening.",
    cvFile: "Its text without contact details, and the file as it was sent.",
    cvFileHidden:
      "Its text without name, contact details and schools. The file is left out: it says who it is.",
    name: "Hide the name",
    nameNote: "Name, contact details and schools are left out of everything that is shown.",
    feedback: "Ask for feedback",
    feedbackNote: "A thumb or a comment, which you find in the report.",
  },

  form: {
    shows: "What is shown",
    nothing: "Please select what to share.",
    whom: "For whom",
    whomHint: "Only you see this.",
    whomMissing: "Please say for whom this is.",
    length: "Opens for",
    days: ({ count }: { count: number }) => plural(count, { one: "# day", other: "# days" }),
    make: "Make the link",
    failure: {
      headline: "This could not be shared.",
      undecided: "It is not known whether this was shared.",
      again: "Make the link again: it is shared once.",
    },
  },

  link: {
    /** A name follows. */
    for: "For",
    /** After the name. */
    opens: ({ shown, until }: { shown: string; until: string }) =>
      `: ${shown}. Whoever has this link can open it until ${until}, without an account.`,
    label: "Link",
    once: "It is shown this once, since only a fingerprint of it is kept. A lost link can be replaced by another one.",
    refused: "The browser did not copy it. It is selected: copy it with the keyboard.",
  },

  list: {
    label: "Shared links",
    renew: "New link",
    renewFor: ({ whom }: { whom: string }) => `New link for ${whom}`,
    renewal: {
      headline: "There is no new link.",
      undecided: "It is not known whether the link was replaced.",
      again: "Ask for a new one again: the last one works.",
    },
    revoke: "Revoke",
    revokeFor: ({ whom }: { whom: string }) => `Revoke the link for ${whom}`,
    revokeTitle: "Revoke this link?",
    revoked: "The link opens nothing any more.",
    /** After a name. */
    revokeText: "can no longer open it. What was said by it stays here.",
    revocation: {
      headline: "It was not revoked.",
      undecided: "It is not known whether it was revoked.",
      again: "Revoke it again.",
    },
    hidden: ({ count }: { count: number }) =>
      `${plural(count, { one: "# answer came", other: "# answers came" })}. What others say shows once you have given your scorecard.`,
    feedback: ({ whom }: { whom: string }) => `Feedback by the link for ${whom}`,
    scored: "Scored answers",
  },
};

export default words;
