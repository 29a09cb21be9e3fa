import type { MailLanguage } from "@winnow/contract/candidate-mails.ts";
import type { ErasureCounts } from "@winnow/contract/erasures.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";

/** What one transaction has erased. */
export type Erased = {
  counts: ErasureCounts;
  /** Where its people can be told, each address once. */
  emails: string[];
  /** What they know the screening or drive by. */
  title: string;
  language: MailLanguage;
  /** What its recruiter tells whoever is erased; null for the usual text. */
  text: string | null;
};

/** Called in each transaction that erases something, so that what follows from it is true if and only if it is. */
export type OnErased = (transaction: Queryable<Tables>, erased: Erased) => Promise<void>;
