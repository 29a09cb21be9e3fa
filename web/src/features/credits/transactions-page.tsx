import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { type CreditTransaction, transactionTypes } from "@winnow/contract/credits.ts";
import { Link as RouterLink } from "react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { formatCredits } from "../../ui/format-credits.ts";
import { formatDateTime } from "../../ui/format-time.ts";
import { ListTable } from "../../ui/list-table.tsx";
import type { ListColumn } from "../../ui/list-table-props.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { useListState } from "../../ui/use-list-state.ts";
import { useTransactions } from "./queries.ts";
import { transactionPath } from "./transaction-path.ts";

const typeWords = { credit: "Credit", debit: "Debit" } as const;

const columns: ListColumn<CreditTransaction, "created_at" | "amount" | "type">[] = [
  { id: "reason", label: "Reason", render: (transaction) => <Reason transaction={transaction} /> },
  { id: "type", label: "Type", isSortable: true, width: 112, render: ({ type }) => typeWords[type] },
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
    render: ({ type, amount }) => `${type === "credit" ? "+" : "−"}${formatCredits(amount)}`,
  },
  {
    id: "balance",
    label: "Balance",
    align: "right",
    width: 128,
    render: ({ balance }) => formatCredits(balance),
  },
];

export default function TransactionsPage() {
  const list = useListState({
    columns: ["created_at", "amount", "type"],
    defaultOrderBy: "created_at",
    filters: { type: transactionTypes },
  });
  const transactions = useTransactions(list.query);

  return (
    <>
      <PageHeading
        title="Transactions"
        subtitle="Every credit that came in or was spent, with the balance after it."
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 2 }}>
        <SearchField label="Search by reason" value={list.search} onChange={list.setSearch} />
        <FilterChips
          label="Type"
          choices={transactionTypes.map((name) => ({ name, label: typeWords[name] }))}
          chosen={list.filters.type}
          onChange={(names) => list.setFilter("type", names)}
        />
      </Box>
      <ListTable
        label="Transactions"
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
        rows={transactions.data?.data}
        total={transactions.data?.total}
        isUpdating={transactions.isPlaceholderData}
        error={
          transactions.isError && !transactions.data ? (
            <ErrorState
              title="The transactions could not be loaded."
              error={transactions.error}
              onRetry={() => transactions.refetch()}
              isRetrying={transactions.isFetching}
            />
          ) : null
        }
        empty={
          list.isNarrowed ? (
            <EmptyState
              title="No transaction matches."
              action={
                <Button variant="outlined" color="inherit" onClick={list.clear}>
                  Show all transactions
                </Button>
              }
            />
          ) : (
            <EmptyState title="No transactions yet.">
              Credits that come in or are spent are listed here.
            </EmptyState>
          )
        }
      />
    </>
  );
}

function Reason({ transaction }: { transaction: CreditTransaction }) {
  const path = transactionPath(transaction.link);
  if (!path) return transaction.reason;
  return (
    <Link component={RouterLink} to={path}>
      {transaction.reason}
    </Link>
  );
}
