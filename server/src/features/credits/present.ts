import type { CreditTransaction } from "@winnow/contract/credits.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { ListedEntryRow } from "./rows.ts";
import { transactionKind } from "./transaction-kind.ts";

export function presentEntry(row: ListedEntryRow): CreditTransaction {
  return {
    id: row.id,
    type: row.type,
    amount: row.amount,
    balance: row.balance_after,
    kind: transactionKind(row.reference_kind),
    reason: row.reason,
    link: row.has_screening ? `/admin/screening-result/${row.screening_id}` : null,
    receipt_order_id: row.reference_kind === "payment" ? row.reference_id : null,
    created_at: toEpochSeconds(row.created_at),
  };
}
