import {
  type CandidateMailKind,
  driveMailKinds,
  type MailLanguage,
  screeningMailKinds,
} from "@winnow/contract/candidate-mails.ts";
import { lazily } from "../../ui/format/lazily.ts";
import { pageLanguage } from "../../words/page-language.ts";
import type { MailPlace } from "./mail-place.ts";

/** The mails whose words can be chosen here. */
export function mailKindsOf({ kind }: MailPlace): readonly CandidateMailKind[] {
  return kind === "screening" ? screeningMailKinds : driveMailKinds;
}

const languageNames = lazily(() => new Intl.DisplayNames(pageLanguage(), { type: "language" }));

/** "German", in the page's language. */
export function languageName(language: MailLanguage): string {
  return languageNames().of(language) ?? language;
}
