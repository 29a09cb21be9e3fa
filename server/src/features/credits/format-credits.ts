import type { PageLanguage } from "@winnow/contract/page-languages.ts";

/** 3800 → "38.00", as everywhere in the product. */
export function formatCredits(hundredths: number, language: PageLanguage = "en"): string {
  return (hundredths / 100).toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
