import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

export type LanguageOfDrives = typeof english;

export const languagesOfDrives: Record<PageLanguage, LanguageOfDrives> = { en: english, de: german };
