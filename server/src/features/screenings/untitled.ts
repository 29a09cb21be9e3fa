import type { PageLanguage } from "@winnow/contract/page-languages.ts";

/** The title of a screening until its JD or a person gives it one. */
export const untitled: Readonly<Record<PageLanguage, string>> = {
  en: "Untitled screening",
  de: "Screening ohne Titel",
};

export function isUntitled(title: string): boolean {
  return Object.values(untitled).includes(title);
}
