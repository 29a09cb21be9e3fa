import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

export type LanguageOfInstallation = typeof english;
export const languagesOfInstallation: Record<PageLanguage, LanguageOfInstallation> = {
  en: english,
  de: german,
};
