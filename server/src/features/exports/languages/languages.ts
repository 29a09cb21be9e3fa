import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

export type LanguageOfExports = typeof english;

export const languagesOfExports: Record<PageLanguage, LanguageOfExports> = { en: english, de: german };
