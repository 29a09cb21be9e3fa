import type { PageLanguage } from "@winnow/contract/page-languages.ts";

/** Each language by its own name, as whoever looks for it knows it. */
export const languageNames: Readonly<Record<PageLanguage, string>> = { en: "English", de: "Deutsch" };
