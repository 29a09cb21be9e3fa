import type { RawBuilder } from "kysely";
import type { AccountId } from "../../account-id.ts";

/** What credits are held and charged for as a whole, such as one screening. */
export type Work = { kind: string; id: string };

/** What a feature says about its kind of work, so that the ledger need not know it. */
export type WorkKind = {
  kind: string;
  /** The page of one. */
  pathOf: (id: string) => string;
  /** Whether the work of a row of `credit_entries` is still there. */
  isThere: RawBuilder<boolean>;
  /** What the work of a row of `credit_entries` is called; null once it is gone. */
  title: RawBuilder<string | null>;
  /** Whether it has words of a search in its title. */
  isTitled: (accountId: AccountId, search: string) => RawBuilder<boolean>;
  /** What the reason of a row of `credit_entries` is shown as in place of what was written; null for just that. */
  shownReason: (accountId: AccountId) => RawBuilder<string | null>;
  /** Which rows of `credit_entries` that may be other than what was written of, found by an index. */
  mayBeMasked: (accountId: AccountId) => RawBuilder<boolean>;
  /** By what has to be true: a query with a row of `account_id` and `found` for everything that is not so. */
  ledgerRules: Record<string, RawBuilder<unknown>>;
};
