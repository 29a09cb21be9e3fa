import DownloadIcon from "@mui/icons-material/DownloadRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { type CreditTransaction, transactionKinds, transactionTypes } from "@winnow/contract/credits.ts";
import { transactionKindLabels, transactionTypeLabels } from "@winnow/contract/labels.ts";
import { Link as RouterLink } from "react-router";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { useToast } from "../../ui/feedback/toast.tsx";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { formatDateTime } from "../../ui/format/format-time.ts";
import { ListFilters } from "../../ui/list/list-filters.tsx";
import { ListTable } from "../../ui/list/list-table.tsx";
import type { ListColumn } from "../../ui/list/list-table-props.ts";
import { useListState } from "../../ui/list/use-list-state.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { ReceiptButton } from "../payments/receipt-button.tsx";
import { isDay, momentsOf } from "./date-range.ts";
import { DateRangeFields } from "./date-range-fields.tsx";
import { useTransactions, useTransactionsFile } from "./queries.ts";
import { transactionPath } from "./transaction-path.ts";

const columns: ListColumn<CreditTransaction, "created_at" | "amount" | "type">[] = [
  { id: "reason", label: "Reason", render: (transaction) => <Reason transaction={transaction} /> },
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
  {
    id: "amount",
    label: "Amount",
    isSortable: true,
    align: "right",
    width: 128,
    render: ({ type, amount }) => `${type === "credit" ? "+" : "−"}${formatHundredths(amount)}`,
  },
  {
    id: "balance",
    label: "Balance",
    align: "right",
    width: 128,
    render: ({ balance }) => formatHundredths(balance),
  },
];

const words = {
  failed: "The transactions could not be loaded.",
  noMatch: { title: "No transaction matches.", showAll: "Show all transactions" },
};

const dayOf = (written: string) => (isDay(written) ? written : "");

export default function TransactionsPage() {
  const list = useListState({
    columns: ["created_at", "amount", "type"],
    defaultOrderBy: "created_at",
    filters: { type: transactionTypes, kind: transactionKinds },
    fields: { from: dayOf, to: dayOf },
  });
  const moments = momentsOf(list.fields);
  const transactions = useTransactions({ ...list.query, ...moments });
  const file = useTransactionsFile();
  const showToast = useToast();

  function onSaveFile() {
    if (file.isPending) return;
    const { search, type, kind } = list.query;
    file.mutate(
      { search, type, kind, ...moments },
      { onError: () => showToast("The file could not be made.", { tone: "error" }) },
    );
  }

  return (
    <>
      <PageHeading
        title="Transactions"
        subtitle="Every credit that came in or was spent, with the balance after it."
      />
      <ListFilters
        searchLabel="Search by reason"
        list={list}
        groups={[
          { name: "type", label: "Type", choices: choicesOf(transactionTypes, transactionTypeLabels) },
          { name: "kind", label: "About", choices: choicesOf(transactionKinds, transactionKindLabels) },
        ]}
      >
        <DateRangeFields range={list.fields} onChange={list.setFields} />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<DownloadIcon />}
          aria-busy={file.isPending}
          disabled={transactions.data?.total === 0}
          onClick={onSaveFile}
        >
          Save as CSV
        </Button>
      </ListFilters>
      <ListTable
        label="Transactions"
        columns={columns}
        list={list}
        answer={transactions}
        words={words}
        none={
          <EmptyState title="No transactions yet.">
            Credits that come in or are spent are listed here.
          </EmptyState>
        }
      />
    </>
  );
}

function choicesOf<Name extends string>(names: readonly Name[], words: Record<Name, string>) {
  return names.map((name) => ({ name, label: words[name] }));
}

function Reason({ transaction }: { transaction: CreditTransaction }) {
  const { reason, receipt_order_id: orderId, created_at } = transaction;
  const path = transactionPath(transaction.link);
  if (path) {
    return (
      <Link component={RouterLink} to={path}>
        {reason}
      </Link>
    );
  }
  if (!orderId) return reason;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
      {reason}
      <ReceiptButton orderId={orderId} name={`Receipt of ${formatDateTime(created_at)}`} isPlain />
    </Box>
  );
}
