import type { CreditTransaction } from "@winnow/contract/credits.ts";
import { transactionKindLabels, transactionTypeLabels } from "@winnow/contract/labels.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { formatDateTime } from "../../ui/format/format-time.ts";
import { ListTable } from "../../ui/list/list-table.tsx";
import type { ListColumn } from "../../ui/list/list-table-props.ts";
import { useListState } from "../../ui/list/use-list-state.ts";
import { momentsOf } from "./date-range.ts";
import { ledgerNarrowing, ledgerWords, NoTransactions } from "./ledger-list.tsx";
import { useTransactions } from "./queries.ts";
import { signedCredits } from "./signed-credits.ts";
import { TransactionReason } from "./transaction-reason.tsx";

const columns: ListColumn<CreditTransaction, "created_at" | "amount" | "type">[] = [
  {
    id: "reason",
    label: "Reason",
    render: (transaction) => <TransactionReason words={transaction.reason} transaction={transaction} />,
  },
  { id: "kind", label: "About", width: 136, render: ({ kind }) => transactionKindLabels[kind] },
  {
    id: "type",
    label: "Type",
    isSortable: true,
    width: 112,
    render: ({ type }) => transactionTypeLabels[type],
  },
  {
    id: "created_at",
    label: "Date",
    isSortable: true,
    width: 208,
    render: ({ created_at }) => formatDateTime(created_at),
  },
  { id: "amount", label: "Amount", isSortable: true, align: "right", width: 128, render: signedCredits },
  {
    id: "balance",
    label: "Balance",
    align: "right",
    width: 128,
    render: ({ balance }) => formatHundredths(balance),
  },
];

/** The ledger entry by entry. */
export function EveryEntry() {
  const list = useListState({
    columns: ["created_at", "amount", "type"],
    defaultOrderBy: "created_at",
    ...ledgerNarrowing,
  });
  const transactions = useTransactions({ ...list.query, ...momentsOf(list.fields) });
  return (
    <ListTable
      label="Transactions"
      columns={columns}
      isDense
      list={list}
      answer={transactions}
      words={ledgerWords}
      none={<NoTransactions />}
    />
  );
}
