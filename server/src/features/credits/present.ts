import type { CreditTransaction, TransactionGroup } from "@winnow/contract/credits.ts";
import { addDays, startOfDay } from "../../platform/calendar/days.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { GroupRow } from "./group-rows.ts";
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

/** A group of entries on a day of `timezone`; `from` and `to` are what the list is narrowed to. */
export function presentGroup(
  row: GroupRow,
  list: {
    workKinds: WorkKind[];
    timezone: string;
    from?: number | undefined;
    to?: number | undefined;
  },
): TransactionGroup {
  const { workKinds, timezone, from = 0, to = Number.POSITIVE_INFINITY } = list;
  const { kind, reason, link, balance, receipt_order_id, created_at } = presentEntry(row, workKinds);
  const day = addDays("1970-01-01", row.day);
  return {
    id: row.work_id === null ? row.id : `${day}:${row.work_id}`,
    day,
    kind,
    type: row.moved > 0 ? "credit" : "debit",
    amount: Math.abs(row.moved),
    balance,
    entries: row.entries,
    from: Math.max(from, toEpochSeconds(startOfDay(day, timezone))),
    to: Math.min(to, toEpochSeconds(startOfDay(addDays(day, 1), timezone))),
    work: row.work_id === null ? null : { id: row.work_id, title: row.work_title },
    reason,
    link,
    receipt_order_id,
    created_at,
  };
}
