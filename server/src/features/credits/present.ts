import type { CreditTransaction } from "@winnow/contract/credits.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { EntryRow } from "./rows.ts";

export function presentEntry(row: EntryRow & { has_screening: boolean }): CreditTransaction {
  return {
    id: row.id,
    type: row.type,
    amount: row.amount,
    balance: row.balance_after,
    reason: row.reason,
    link: row.has_screening ? `/admin/screening-result/${row.screening_id}` : null,
    created_at: toEpochSeconds(row.created_at),
  };
}
