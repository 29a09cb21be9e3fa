import type { PageLanguage } from "@winnow/contract/page-languages.ts";

/** The columns of the ledger as a file. */
export const ledgerHeadings: Record<PageLanguage, string[]> = {
  en: ["Time (UTC)", "Type", "About", "Amount", "Balance", "Reason", "Reference"],
  de: ["Zeit (UTC)", "Art", "Betrifft", "Betrag", "Guthaben", "Grund", "Referenz"],
};
