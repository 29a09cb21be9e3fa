import Box from "@mui/material/Box";
import type { TransactionGroup } from "@winnow/contract/credits.ts";
import { useEffect, useState } from "react";
import { formatHundredths } from "../../ui/format/format-hundredths.ts";
import { formatDate } from "../../ui/format/format-time.ts";
import { ListTable } from "../../ui/list/list-table.tsx";
import type { ListColumn } from "../../ui/list/list-table-props.ts";
import { useListState } from "../../ui/list/use-list-state.ts";
import { useWords, wordsOf } from "../../words/words.ts";
import { momentsOf } from "./date-range.ts";
import { GroupEntries } from "./group-entries.tsx";
import { groupCount, groupTitle } from "./group-words.ts";
import { ledgerNarrowing, ledgerWords, NoTransactions } from "./ledger-list.tsx";
import { useTransactionGroups } from "./queries.ts";
import { signedCredits } from "./signed-credits.ts";
import { TransactionReason } from "./transaction-reason.tsx";
import type { LedgerAddress } from "./use-ledger-address.ts";

function columns(): ListColumn<TransactionGroup, "created_at" | "amount">[] {
  const { columns: labels } = wordsOf("credits");
  const { transactionKinds } = wordsOf("labels");
  return [
    { id: "title", label: labels.for, render: (group) => <GroupTitle group={group} /> },
    { id: "kind", label: labels.kind, width: 136, render: ({ kind }) => transactionKinds[kind] },
    {
      id: "created_at",
      label: labels.date,
      isSortable: true,
      width: 144,
      render: ({ created_at }) => formatDate(created_at),
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

/** The ledger by work and day; each piece of work opens to its entries. */
export function GroupedEntries({ open, toggle, turnTo }: LedgerAddress) {
  const words = useWords("credits");
  const list = useListState({
    columns: ["created_at", "amount"],
    defaultOrderBy: "created_at",
    ...ledgerNarrowing,
  });
  // The newest entry that the first page knew of: other pages look no further, so that no row moves between them.
  const [asOf, setAsOf] = useState<string | null>(null);
  const groups = useTransactionGroups({
    ...list.query,
    ...momentsOf(list.fields),
    ...(list.page > 0 && asOf !== null ? { as_of: asOf } : {}),
  });
  const firstPage = list.page === 0 && !groups.isPlaceholderData ? groups.data : undefined;
  useEffect(() => {
    if (firstPage) setAsOf(firstPage.as_of);
  }, [firstPage]);
  const { search, type, kind } = list.query;
  return (
    <ListTable
      label={words.title}
      columns={columns()}
      isDense
      details={{
        has: ({ work }) => work !== null,
        isOpen: ({ id }) => open.has(id),
        onToggle: ({ id }) => toggle(id),
        nameOf: (group) =>
          words.group.entriesOfDay({ title: groupTitle(group), date: formatDate(group.created_at) }),
        render: (group) => (
          <GroupEntries
            group={group}
            narrowing={{ search, type, kind }}
            page={open.get(group.id) ?? 0}
            onTurn={(page) => turnTo(group.id, page)}
          />
        ),
      }}
      list={list}
      answer={groups}
      words={ledgerWords()}
      none={<NoTransactions />}
    />
  );
}

function GroupTitle({ group }: { group: TransactionGroup }) {
  const count = groupCount(group);
  if (count === null) return <TransactionReason words={groupTitle(group)} transaction={group} />;
  return (
    <>
      <TransactionReason words={groupTitle(group)} transaction={group} />
      <Box component="span" sx={{ color: "text.secondary", fontWeight: 400, whiteSpace: "nowrap" }}>
        {" · "}
        {count}
      </Box>
    </>
  );
}
