import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

export const languagesOfInbox: Record<PageLanguage, typeof english> = { en: english, de: german };
