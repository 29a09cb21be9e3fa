import {
  type CandidateMailKind,
  driveMailKinds,
  type MailLanguage,
  screeningMailKinds,
} from "@winnow/contract/candidate-mails.ts";
import { lazily } from "../../ui/format/lazily.ts";
import type { MailPlace } from "./mail-place.ts";

/** `label` of the field with its text, `when` it is sent. */
type MailWords = { label: string; when: string };

export const mailWords: Readonly<Record<CandidateMailKind, MailWords>> = {
  received: {
    label: "Text of the confirmation",
    when: "Sent when somebody has applied by the job form, with the link to their receipt.",
  },
  answered: {
    label: "Text of the answer",
    when: "Sent when you have answered what an applicant asks.",
  },
  invited: {
    label: "Text of the invitation",
    when: "Sent when you invite, with the link and a calendar entry.",
  },
  reminded: {
    label: "Text of the reminder",
    when: "Sent before the interview closes, to whoever has not finished.",
  },
  withdrawn: {
    label: "Text of the withdrawal",
    when: "Sent when you withdraw one invitation and select to tell the candidate.",
  },
  cancelled: {
    label: "Text of the cancellation",
    when: "Sent when you cancel the drive, to whoever was invited.",
  },
  rejected: {
    label: "Text of the rejection",
    when: "Never sent by itself: only to those whom you select, once you press Send.",
  },
  erased: {
    label: "Text after erasing",
    when: "Sent when everything that was kept of somebody has been erased.",
  },
};

/** The mails whose words can be chosen here. */
export function mailKindsOf({ kind }: MailPlace): readonly CandidateMailKind[] {
  return kind === "screening" ? screeningMailKinds : driveMailKinds;
}

const languageNames = lazily(() => new Intl.DisplayNames("en", { type: "language" }));

/** "German". */
export function languageName(language: MailLanguage): string {
  return languageNames().of(language) ?? language;
}
