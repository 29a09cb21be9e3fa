import type { CreditTransaction } from "@winnow/contract/credits.ts";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { formatDateTime } from "../../ui/format/format-time.ts";
import { ListTable } from "../../ui/list/list-table.tsx";
import type { ListColumn } from "../../ui/list/list-table-props.ts";
import { useListState } from "../../ui/list/use-list-state.ts";
import { useWords, wordsOf } from "../../words/words.ts";
import { momentsOf } from "./date-range.ts";
import { ledgerNarrowing, ledgerWords, NoTransactions } from "./ledger-list.tsx";
import { useTransactions } from "./queries.ts";
import { signedCredits } from "./signed-credits.ts";
import { TransactionReason } from "./transaction-reason.tsx";

function columns(): ListColumn<CreditTransaction, "created_at" | "amount" | "type">[] {
  const { columns: labels, reason } = wordsOf("credits");
  const { transactionTypes, transactionKinds } = wordsOf("labels");
  return [
    {
      id: "reason",
      label: labels.reason,
      render: (transaction) => (
        <TransactionReason words={reason(transaction.reason)} transaction={transaction} />
      ),
    },
    { id: "kind", label: labels.kind, width: 136, render: ({ kind }) => transactionKinds[kind] },
    {
      id: "type",
      label: labels.type,
      isSortable: true,
      width: 112,
      render: ({ type }) => transactionTypes[type],
    },
    {
      id: "created_at",
      label: labels.date,
      isSortable: true,
      width: 208,
      render: ({ created_at }) => formatDateTime(created_at),
    },
    {
      id: "amount",
      label: labels.amount,
      isSortable: true,
      align: "right",
      width: 128,
      render: signedCredits,
    },
    {
      id: "balance",
      label: labels.balance,
      align: "right",
      width: 128,
      render: ({ balance }) => formatHundredths(balance),
    },
  ];
}

/** The ledger entry by entry. */
export function EveryEntry() {
  const words = useWords("credits");
  const list = useListState({
    columns: ["created_at", "amount", "type"],
    defaultOrderBy: "created_at",
    ...ledgerNarrowing,
  });
  const transactions = useTransactions({ ...list.query, ...momentsOf(list.fields) });
  return (
    <ListTable
      label={words.title}
      columns={columns()}
      isDense
      list={list}
      answer={transactions}
      words={ledgerWords()}
      none={<NoTransactions />}
    />
  );
}
