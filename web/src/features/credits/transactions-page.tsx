import DownloadIcon from "@mui/icons-material/DownloadRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { transactionKinds, transactionTypes } from "@winnow/contract/credits.ts";
import { useToast } from "../../ui/feedback/toast.tsx";
import { SegmentedChoice } from "../../ui/form/segmented-choice.tsx";
import { FilterMenu } from "../../ui/list/filter-menu.tsx";
import { toolsStyle } from "../../ui/list/list-toolbar.tsx";
import { SearchField } from "../../ui/list/search-field.tsx";
import { useListState } from "../../ui/list/use-list-state.ts";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import type { Words } from "../../words/catalogue.ts";
import { useWords, wordsOf } from "../../words/words.ts";
import { momentsOf } from "./date-range.ts";
import { DateRangeFields } from "./date-range-fields.tsx";
import { EveryEntry } from "./every-entry.tsx";
import { GroupedEntries } from "./grouped-entries.tsx";
import { ledgerNarrowing } from "./ledger-list.tsx";
import { MonthsPanel } from "./months-panel.tsx";
import { useTransactionsFile } from "./queries.ts";
import { ledgerViews, useLedgerAddress } from "./use-ledger-address.ts";

/** Every credit that came in or was spent, by work and day or entry by entry. */
export default function TransactionsPage() {
  const words = useWords("credits");
  const ledger = useLedgerAddress();
  const list = useListState({ columns: ["created_at"], defaultOrderBy: "created_at", ...ledgerNarrowing });
  const { filters, fields } = list;
  const period = fields.from !== "" || fields.to !== "";
  const file = useTransactionsFile();
  const showToast = useToast();

  function onSaveFile() {
    if (file.isPending) return;
    const { search, type, kind } = list.query;
    file.mutate(
      { search, type, kind, ...momentsOf(fields) },
      { onError: () => showToast(words.notSaved, { tone: "error" }) },
    );
  }

  return (
    <>
      <PageHeading
        title={words.title}
        isLine
        actions={
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<DownloadIcon fontSize="small" />}
            aria-busy={file.isPending}
            onClick={onSaveFile}
          >
            {words.saveCsv}
          </Button>
        }
      />
      <MonthsPanel />
      <Box role="group" aria-label={words.filters.title} sx={toolsStyle}>
        <Box sx={{ flex: { xs: "1 1 100%", md: "0 1 288px" }, minWidth: 0 }} data-search>
          <SearchField label={words.filters.search} value={list.search} onChange={list.setSearch} />
        </Box>
        <FilterMenu
          list={list}
          groups={groups()}
          count={filters.type.length + filters.kind.length + (period ? 1 : 0)}
        >
          <DateRangeFields range={fields} onChange={list.setFields} />
        </FilterMenu>
        {list.isNarrowed ? (
          <Button color="inherit" onClick={list.clear} sx={{ textDecoration: "underline" }}>
            {words.filters.clear}
          </Button>
        ) : null}
        <Box sx={{ ml: "auto" }}>
          <SegmentedChoice
            label={words.views.label}
            choices={viewsIn(words)}
            value={ledger.view}
            onChange={ledger.show}
          />
        </Box>
      </Box>
      {ledger.view === "groups" ? <GroupedEntries {...ledger} /> : <EveryEntry />}
    </>
  );
}

function viewsIn({ views }: Words<"credits">) {
  return ledgerViews.map((value) => ({ value, words: views[value] }));
}

function groups() {
  const { filters } = wordsOf("credits");
  const labels = wordsOf("labels");
  return [
    { name: "type", label: filters.type, choices: choicesOf(transactionTypes, labels.transactionTypes) },
    { name: "kind", label: filters.kind, choices: choicesOf(transactionKinds, labels.transactionKinds) },
  ] as const;
}

function choicesOf<Name extends string>(names: readonly Name[], words: Record<Name, string>) {
  return names.map((name) => ({ name, label: words[name] }));
}
