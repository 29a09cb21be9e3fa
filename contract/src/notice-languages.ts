import { pageLanguageOf } from "./page-languages.ts";

/** Languages that the notices of today's versions exist in. All of them say the same, and which one was read is kept. */
export const noticeLanguages = ["en", "de"] as const;
export type NoticeLanguage = (typeof noticeLanguages)[number];

/** Null for a language that nobody can have read a notice in. */
export function noticeLanguageOf(language: string): NoticeLanguage | null {
  return noticeLanguages.find((each) => each === language) ?? null;
}

/** What a notice is shown in on a page of this language. */
export function noticeLanguageFor(tag: string): NoticeLanguage {
  return noticeLanguageOf(pageLanguageOf(tag) ?? "") ?? "en";
}
