import type { PageLanguage } from "@winnow/contract/page-languages.ts";

/** The title of a drive until its JD or a person gives it one. */
export const untitled: Readonly<Record<PageLanguage, string>> = {
  en: "Untitled drive",
  de: "Interviewrunde ohne Titel",
};

export function isUntitled(title: string): boolean {
  return Object.values(untitled).includes(title);
}
