import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

export type LanguageOfSandbox = typeof english;

export const languagesOfSandbox: Record<PageLanguage, LanguageOfSandbox> = { en: english, de: german };
