import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

export const languagesOfReceipts: Record<PageLanguage, typeof english> = { en: english, de: german };
