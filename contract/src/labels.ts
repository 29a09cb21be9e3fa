import type { interviewRequestKinds, interviewRequestStates } from "./answers.ts";
import type { CandidateMailKind, candidateMailStates } from "./candidate-mails.ts";
import type { TransactionKind } from "./credits.ts";
import type {
  answerKinds,
  driveStatuses,
  emailStatuses,
  interviewOutcomes,
  interviewStatuses,
  questionKinds,
} from "./drives.ts";
import type { ErasureCause } from "./erasures.ts";
import type { EmploymentType, FormQuestionKind } from "./job-forms.ts";
import type { Verdict } from "./match-report.ts";
import type { InterviewDecisionKind, pointMarks } from "./reports.ts";
import type { requirementKinds } from "./requirements.ts";
import type { screeningStatuses } from "./screenings.ts";
import type { shareStates, Thumb } from "./shares.ts";

// The words of every enumeration, once for pages, notifications, mails and files.

/** `act` offers it, `state` is what a candidate is by it, `done` what was done, `doneTo` to whom. */
type DecisionWords = { act: string; state: string; done: string; doneTo: (whom: string) => string };

/** The decisions that there are, in the order in which they are offered. */
export const decisionLabels = {
  shortlist: {
    act: "Shortlist",
    state: "Shortlisted",
    done: "Shortlisted",
    doneTo: (whom) => `Shortlisted ${whom}`,
  },
  hold: { act: "Hold", state: "On hold", done: "Put on hold", doneTo: (whom) => `Put ${whom} on hold` },
  reject: { act: "Reject", state: "Rejected", done: "Rejected", doneTo: (whom) => `Rejected ${whom}` },
} as const satisfies Readonly<Record<string, DecisionWords>>;

export const verdictLabels: Readonly<Record<Verdict, string>> = {
  met: "Met",
  partly: "Partly",
  "not stated": "Not stated",
};

/** In the order of a screening's life. */
export const requirementKindLabels: Readonly<Record<(typeof requirementKinds)[number], string>> = {
  must: "Must-have",
  nice: "Nice to have",
};

export const screeningStatusLabels: Readonly<Record<(typeof screeningStatuses)[number], string>> = {
  Pending: "Pending",
  InProgress: "In progress",
  Completed: "Completed",
};

export const transactionTypeLabels = { credit: "Credit", debit: "Debit" } as const;
export const transactionKindLabels: Readonly<Record<TransactionKind, string>> = {
  payment: "Purchase",
  reversal: "Refund",
  gift: "Gift",
  screening: "CV screening",
  interview: "Interviews",
};

/** In the order of a drive's life. */
export const driveStatusLabels: Readonly<Record<(typeof driveStatuses)[number], string>> = {
  Draft: "Draft",
  InProgress: "In progress",
  Completed: "Completed",
  Cancelled: "Cancelled",
};

export const interviewStatusLabels: Readonly<Record<(typeof interviewStatuses)[number], string>> = {
  NotAttended: "Not begun",
  Started: "Begun",
  COMPLETED: "Completed",
};

export const interviewOutcomeLabels: Readonly<Record<(typeof interviewOutcomes)[number], string>> = {
  none: "Open or completed",
  withdrawn: "Withdrawn",
  closed: "Time was over",
  cancelled: "Cancelled",
};

export const emailStatusLabels: Readonly<Record<(typeof emailStatuses)[number], string>> = {
  SENT: "Sent",
  NOT_SENT: "Not sent",
};

export const answerKindLabels: Readonly<Record<(typeof answerKinds)[number], string>> = {
  text: "Text",
  audio: "Audio",
  video: "Video",
};

export const questionKindLabels: Readonly<Record<(typeof questionKinds)[number], string>> = {
  "past behaviour": "About what was done",
  situational: "About a situation",
  own: "One's own",
};

/** As the decisions on a screening's results. */
export const interviewDecisionLabels: Readonly<
  Record<InterviewDecisionKind, { act: string; state: string; doneTo: (whom: string) => string }>
> = {
  advance: { act: "Advance", state: "Advanced", doneTo: (whom) => `Advanced ${whom}` },
  hold: { act: "Hold", state: "On hold", doneTo: (whom) => `Put ${whom} on hold` },
  reject: { act: "Reject", state: "Rejected", doneTo: (whom) => `Rejected ${whom}` },
};

export const pointMarkLabels: Readonly<Record<(typeof pointMarks)[number], string>> = {
  made: "Made",
  partly: "Partly made",
  "not found": "Not found",
};

export const interviewRequestLabels: Readonly<Record<(typeof interviewRequestKinds)[number], string>> = {
  extra_time: "More time",
  other_form: "Another form",
};

export const interviewRequestStateLabels: Readonly<Record<(typeof interviewRequestStates)[number], string>> =
  {
    open: "Waits for your answer",
    granted: "Granted",
    declined: "Declined",
  };

export const shareStateLabels: Readonly<Record<(typeof shareStates)[number], string>> = {
  open: "Open",
  expired: "Expired",
  revoked: "Revoked",
};

export const thumbLabels: Readonly<Record<Thumb, string>> = { up: "Thumb up", down: "Thumb down" };

/** How applicants answer a question of a job form. */
export const formQuestionKindLabels: Readonly<Record<FormQuestionKind, string>> = {
  short_text: "Short text",
  long_text: "Long text",
  choice: "Choice",
  yes_no: "Yes or no",
  number: "Number",
  date: "Date",
  file: "File",
  link: "Link",
};

export const employmentTypeLabels: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: "Full time",
  PART_TIME: "Part time",
  TEMPORARY: "Temporary",
  CONTRACTOR: "Contractor",
  INTERN: "Internship",
  VOLUNTEER: "Volunteer",
  PER_DIEM: "By the day",
};

export const candidateMailKindLabels: Readonly<Record<CandidateMailKind, string>> = {
  received: "Application received",
  answered: "Request answered",
  invited: "Invitation",
  reminded: "Reminder",
  withdrawn: "Invitation withdrawn",
  cancelled: "Interviews cancelled",
  rejected: "Rejection",
  erased: "Data erased",
};

export const candidateMailStateLabels: Readonly<Record<(typeof candidateMailStates)[number], string>> = {
  waiting: "Waits to be sent",
  sent: "Sent",
  failed: "Not sent",
  undone: "Taken back",
};

/** Who had something erased. */
export const erasureCauseLabels: Readonly<Record<ErasureCause, string>> = {
  candidate: "The person themselves",
  recruiter: "A person who recruits",
  retention: "The time to keep it was over",
};
