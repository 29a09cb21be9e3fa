import type { ApplicantRequestKind, applicationEventKinds } from "@winnow/contract/applications.ts";

type Kind = (typeof applicationEventKinds)[number];

/** What happened, without a word of what was said. */
const general: Record<Kind, string> = {
  sent: "Application sent.",
  corrected: "What was read of the CV corrected.",
  asked: "Request made.",
  answered: "Request answered.",
  replaced_cv: "CV replaced; the result of the one before is gone, and what was decided on it.",
  withdrawn: "Application withdrawn.",
  downloaded: "Everything that is kept downloaded.",
};

export function generalSentence(kind: Kind): string {
  return general[kind];
}

export const askedSentences: Record<ApplicantRequestKind, string> = {
  person: "Asked that a person looks at the application.",
  addition: "Added what the CV does not say.",
};
