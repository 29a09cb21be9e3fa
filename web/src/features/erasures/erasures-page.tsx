import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Erasure } from "@winnow/contract/erasures.ts";
import { useMemo } from "react";
import { mutedText } from "../../theme/styles.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { formatDateTime } from "../../ui/format/format-time.ts";
import { ListTable } from "../../ui/list/list-table.tsx";
import type { ListColumn } from "../../ui/list/list-table-props.ts";
import { useListState } from "../../ui/list/use-list-state.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Words } from "../../words/catalogue.ts";
import { useWords } from "../../words/words.ts";
import { AccountRetention } from "../retention/account-retention.tsx";
import { ErasuresAhead } from "../retention/erasures-ahead.tsx";
import { causeWords, countWords } from "./erasure-words.ts";
import { useErasures } from "./queries.ts";

const columnsOf = (words: Words<"erasures">): ListColumn<Erasure, "erased_at">[] => [
  {
    id: "sentence",
    label: words.columns.what,
    render: ({ sentence, erased_from, counts }) => (
      <>
        {erased_from === null ? <bdi lang="en">{sentence}</bdi> : words.said({ sentence, erased_from })}
        <Box component="span" sx={{ display: "block", ...mutedText, fontWeight: 400 }}>
          {countWords(counts) ?? words.nothingLeft}
        </Box>
      </>
    ),
  },
  { id: "cause", label: words.columns.cause, width: 240, render: (erasure) => causeWords(erasure) },
  {
    id: "erased_at",
    label: words.columns.when,
    isSortable: true,
    align: "right",
    width: 208,
    render: ({ erased_at }) => formatDateTime(erased_at),
  },
];

/** What was erased, when and why, without whom it was about; above it what is about to be. */
export default function ErasuresPage() {
  const words = useWords("erasures");
  const columns = useMemo(() => columnsOf(words), [words]);
  const list = useListState({ columns: ["erased_at"], defaultOrderBy: "erased_at" });
  const erasures = useErasures(list.query);
  return (
    <>
      <PageHeading title={words.title} subtitle={words.subtitle} />
      <Typography variant="h2" sx={{ mb: 2 }}>
        {words.soon}
      </Typography>
      <Box sx={{ display: "grid", gap: 3, mb: 5, maxWidth: 760 }}>
        <ErasuresAhead />
        <AccountRetention />
      </Box>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {words.past}
      </Typography>
      <ListTable
        label={words.title}
        columns={columns}
        list={list}
        answer={erasures}
        words={words}
        none={<EmptyState title={words.none.title}>{words.none.text}</EmptyState>}
      />
    </>
  );
}
