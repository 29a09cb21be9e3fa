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

/** An erasure across everything is worded on its own. */
export type UsualMailKind = CandidateMailKind | "erasedEverywhere";
