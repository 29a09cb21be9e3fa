import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

export type LanguageOfReports = typeof english;

export const languagesOfReports: Record<PageLanguage, LanguageOfReports> = { en: english, de: german };
