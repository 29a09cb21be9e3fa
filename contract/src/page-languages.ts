/** Languages that the pages of visitors speak; mails speak some more (`candidate-mails.ts`). */
export const pageLanguages = ["en", "de"] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** The cookie that keeps which language a visitor has selected; it says nothing else. */
export const languageCookie = "language";

/** "de" for "de", "de-AT" and "DE"; null for a language that no page speaks. */
export function pageLanguageOf(tag: string): PageLanguage | null {
  const [language] = tag.trim().toLowerCase().split("-");
  return pageLanguages.find((each) => each === language) ?? null;
}
