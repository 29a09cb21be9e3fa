import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Erasure } from "@winnow/contract/erasures.ts";
import { mutedText } from "../../theme/styles.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { formatDateTime } from "../../ui/format/format-time.ts";
import { ListTable } from "../../ui/list/list-table.tsx";
import type { ListColumn } from "../../ui/list/list-table-props.ts";
import { useListState } from "../../ui/list/use-list-state.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { AccountRetention } from "../retention/account-retention.tsx";
import { ErasuresAhead } from "../retention/erasures-ahead.tsx";
import { causeWords, countWords } from "./erasure-words.ts";
import { useErasures } from "./queries.ts";

const columns: ListColumn<Erasure, "erased_at">[] = [
  {
    id: "sentence",
    label: "What",
    render: ({ sentence, counts }) => (
      <>
        <bdi>{sentence}</bdi>
        <Box component="span" sx={{ display: "block", ...mutedText, fontWeight: 400 }}>
          {countWords(counts) ?? "Nothing was left to erase"}
        </Box>
      </>
    ),
  },
  { id: "cause", label: "Who or why", width: 240, render: (erasure) => causeWords(erasure) },
  {
    id: "erased_at",
    label: "When",
    isSortable: true,
    align: "right",
    width: 208,
    render: ({ erased_at }) => formatDateTime(erased_at),
  },
];

const words = {
  failed: "The log of erasures could not be loaded.",
  noMatch: { title: "Nothing here.", showAll: "Show all" },
};

/** What was erased, when and why, without whom it was about; above it what is about to be. */
export default function ErasuresPage() {
  const list = useListState({ columns: ["erased_at"], defaultOrderBy: "erased_at" });
  const erasures = useErasures(list.query);
  return (
    <>
      <PageHeading
        title="Erasures"
        subtitle="What was erased, by whom and when. The log never says whom it was about: that is erased as well."
      />
      <Typography variant="h2" sx={{ mb: 2 }}>
        What is erased soon
      </Typography>
      <Box sx={{ display: "grid", gap: 3, mb: 5, maxWidth: 760 }}>
        <ErasuresAhead />
        <AccountRetention />
      </Box>
      <Typography variant="h2" sx={{ mb: 2 }}>
        What was erased
      </Typography>
      <ListTable
        label="Erasures"
        columns={columns}
        list={list}
        answer={erasures}
        words={words}
        none={
          <EmptyState title="Nothing was erased yet">
            What applicants and candidates erase themselves, what you erase of a person, and what is erased
            since the time to keep it is over, is listed here.
          </EmptyState>
        }
      />
    </>
  );
}
