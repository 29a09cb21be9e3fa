import type { CreditTransaction } from "@winnow/contract/credits.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { ListedEntryRow } from "./rows.ts";
import { transactionKind } from "./transaction-kind.ts";
import type { WorkKind } from "./work.ts";

export function presentEntry(row: ListedEntryRow, workKinds: WorkKind[]): CreditTransaction {
  const work = row.is_work_there ? workKinds.find(({ kind }) => kind === row.work_kind) : undefined;
  return {
    id: row.id,
    type: row.type,
    amount: row.amount,
    balance: row.balance_after,
    kind: transactionKind(row.reference_kind),
    reason: row.reason,
    link: work && row.work_id ? work.pathOf(row.work_id) : null,
    receipt_order_id: row.reference_kind === "payment" ? row.reference_id : null,
    created_at: toEpochSeconds(row.created_at),
  };
}
