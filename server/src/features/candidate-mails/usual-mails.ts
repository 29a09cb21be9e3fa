import type { CandidateMailKind, MailLanguage } from "@winnow/contract/candidate-mails.ts";
import { english } from "./languages/english.ts";
import { french } from "./languages/french.ts";
import { german } from "./languages/german.ts";
import type { LanguageOfMails } from "./languages/language-of-mails.ts";
import { spanish } from "./languages/spanish.ts";

/** What candidates are told where the recruiter has written nothing else. */
export const languagesOfMails: Record<MailLanguage, LanguageOfMails> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

/** The mail of a kind; a rejection that tells its reason and an erasure across everything are worded on their own. */
export type UsualMailKind = CandidateMailKind | "rejectedWithReason" | "erasedEverywhere";
