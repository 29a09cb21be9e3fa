import { creditReasonsInGerman } from "@winnow/contract/credit-reasons-in-german.ts";
import type { TransactionKind } from "@winnow/contract/credits.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { sayStored } from "@winnow/matching/say-stored.ts";
import type { EntryRow } from "../rows.ts";

type LedgerWords = {
  headings: string[];
  type: (type: EntryRow["type"]) => string;
  kind: (kind: TransactionKind) => string;
  /** Of what is stored in English. */
  reason: (stored: string) => string;
};

const germanTypes: Readonly<Record<EntryRow["type"], string>> = { credit: "Gutschrift", debit: "Belastung" };
const germanKinds: Readonly<Record<TransactionKind, string>> = {
  payment: "Kauf",
  reversal: "Erstattung",
  gift: "Geschenk",
  screening: "CV-Screening",
  interview: "Interviews",
};

/** What the ledger says as a file. */
export const ledgerWords: Readonly<Record<PageLanguage, LedgerWords>> = {
  en: {
    headings: ["Time (UTC)", "Type", "About", "Amount", "Balance", "Reason", "Reference"],
    type: (type) => type,
    kind: (kind) => kind,
    reason: (stored) => stored,
  },
  de: {
    headings: ["Zeit (UTC)", "Art", "Betrifft", "Betrag", "Guthaben", "Grund", "Referenz"],
    type: (type) => germanTypes[type],
    kind: (kind) => germanKinds[kind],
    reason: sayStored(creditReasonsInGerman()),
  },
};
