import type { TransactionKind } from "./credits.ts";
import type { DecisionKind } from "./decisions.ts";
import type { Verdict } from "./match-report.ts";
import type { screeningStatuses } from "./screenings.ts";

// The words of every enumeration, once for pages, notifications, mails and files.

/** `act` offers it, `state` is what a candidate is by it, `done` what was done, `doneTo` to whom. */
export const decisionLabels: Readonly<
  Record<DecisionKind, { act: string; state: string; done: string; doneTo: (whom: string) => string }>
> = {
  shortlist: {
    act: "Shortlist",
    state: "Shortlisted",
    done: "Shortlisted",
    doneTo: (whom) => `Shortlisted ${whom}`,
  },
  hold: { act: "Hold", state: "On hold", done: "Put on hold", doneTo: (whom) => `Put ${whom} on hold` },
  reject: { act: "Reject", state: "Rejected", done: "Rejected", doneTo: (whom) => `Rejected ${whom}` },
};

export const verdictLabels: Readonly<Record<Verdict, string>> = {
  met: "Met",
  partly: "Partly",
  "not stated": "Not stated",
};

/** In the order of a screening's life. */
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
