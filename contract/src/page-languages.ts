import { rootPaths } from "./paths.ts";

/** Languages that pages speak; mails to candidates speak some more (`candidate-mails.ts`). */
export const pageLanguages = ["en", "de"] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** The cookies that keep which language pages are in, of visitors and of recruiters apart; they say nothing else. */
export const languageCookies = {
  visitors: { name: "language", path: rootPaths.visitors },
  recruiters: { name: "recruiter-language", path: rootPaths.recruiters },
} as const;
export type Readers = keyof typeof languageCookies;

/** "de" for "de", "de-AT" and "DE"; null for a language that no page speaks. */
export function pageLanguageOf(tag: string): PageLanguage | null {
  const [language] = tag.trim().toLowerCase().split("-");
  return pageLanguages.find((each) => each === language) ?? null;
}
