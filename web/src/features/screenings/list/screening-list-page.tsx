import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { lazy, useState } from "react";
import { useNavigate } from "react-router";
import { CountBar } from "../../../ui/feedback/count-bar.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LateDialog } from "../../../ui/feedback/late-dialog.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { formatDate } from "../../../ui/format/format-time.ts";
import { CreateButton, notOnPhones } from "../../../ui/list/create-button.tsx";
import { ListFilters } from "../../../ui/list/list-filters.tsx";
import { ListTable } from "../../../ui/list/list-table.tsx";
import type { ListColumn } from "../../../ui/list/list-table-props.ts";
import { useListState } from "../../../ui/list/use-list-state.ts";
import { useSelection } from "../../../ui/list/use-selection.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { useWords } from "../../../words/words.ts";
import { ScoreBar } from "../../evidence/score-bar.tsx";
import { HeldChip } from "../../retention/held-chip.tsx";
import { ListViews } from "../../saved-views/list-views.tsx";
import { modeChoices, modeLabel } from "../mode-labels.ts";
import { useAllScreenings, useCreateScreening, useScreeningCounts, useScreenings } from "../queries.ts";
import { screeningPath } from "../screening-actions.ts";
import { ScreeningStatusChip, statusChoices } from "../screening-status-chip.tsx";
import { DeleteScreeningDialog } from "./delete-screening-dialog.tsx";
import { ScreeningMenu } from "./screening-menu.tsx";
import { SelectedScreenings } from "./selected-screenings.tsx";
import { StartScreeningDialog } from "./start-screening-dialog.tsx";

const sortColumns = ["created_at", "title", "status", "mode", "uploaded", "top_score"] as const;
type SortColumn = (typeof sortColumns)[number];

type Column = Omit<ListColumn<Screening, SortColumn>, "label"> & { id: SortColumn };

const columns: Column[] = [
  {
    id: "title",
    isSortable: true,
    render: (screening) => (
      <>
        <Box component="span" dir="auto" sx={{ overflowWrap: "anywhere" }}>
          {screening.title}
        </Box>
        {screening.is_on_hold ? (
          <>
            {" "}
            <HeldChip />
          </>
        ) : null}
      </>
    ),
  },
  {
    id: "status",
    isSortable: true,
    width: 112,
    render: (screening) => <ScreeningStatusChip status={screening.status} />,
  },
  {
    id: "mode",
    isSortable: true,
    width: 104,
    render: (screening) => (
      <Box component="span" sx={{ whiteSpace: "nowrap" }}>
        {modeLabel(screening.mode)}
      </Box>
    ),
  },
  {
    id: "uploaded",
    isSortable: true,
    align: "right",
    width: 128,
    render: ({ counts }) => <ScreenedBar counts={counts} />,
  },
  {
    id: "top_score",
    isSortable: true,
    align: "right",
    width: 104,
    render: ({ top_score }) => (
      <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
        {top_score === null ? "–" : <ScoreBar score={top_score} />}
      </Box>
    ),
  },
  {
    id: "created_at",
    isSortable: true,
    align: "right",
    width: 128,
    render: (screening) => formatDate(screening.created_at),
  },
];

// What is opened now and then comes when it is opened.
const ScreeningRetention = lazy(() => import("../screening-retention.tsx"));

const dialogs = { start: StartScreeningDialog, keep: ScreeningRetention, delete: DeleteScreeningDialog };

export default function ScreeningListPage() {
  const list = useListState({
    columns: sortColumns,
    defaultOrderBy: "created_at",
    filters: { status: ["Pending", "InProgress", "Completed"], mode: ["simple", "live"] },
  });
  const screenings = useScreenings(list.query);
  const newScreening = useNewScreening();
  const counts = useScreeningCounts();
  const { search, status, mode } = list.query;
  const selection = useSelection<Screening>(JSON.stringify({ search, status, mode }));
  const all = useAllScreenings(list.query);
  const showToast = useToast();
  const words = useWords("screenings");
  const [asked, setAsked] = useState<{ act: keyof typeof dialogs; screening: Screening } | null>(null);
  /** As the list has it by now, which may have moved it to another page. */
  const askedAbout = screenings.data?.data.find(({ id }) => id === asked?.screening.id) ?? asked?.screening;
  const AskedDialog = dialogs[asked?.act ?? "delete"];

  function withCounts<Name extends string>(choices: readonly { name: Name; label: string }[]) {
    return choices.map(({ name, label }) => ({
      name,
      label,
      count: counts.data ? (counts.data.get(name) ?? 0) : null,
    }));
  }

  function selectAll() {
    all.mutate(undefined, {
      onSuccess: (every) => {
        selection.clear();
        selection.set(every, true);
      },
      onError: (error) => showToast(error.message, { tone: "error" }),
    });
  }

  const isEmpty = screenings.data?.total === 0 && !list.isNarrowed;
  return (
    <>
      <PageHeading
        title={words.page}
        actions={
          <CreateButton
            isListEmpty={isEmpty}
            isPending={newScreening.isPending}
            onClick={newScreening.create}
          >
            {words.newScreening}
          </CreateButton>
        }
      />
      <ListFilters
        searchLabel={words.search}
        list={list}
        groups={[
          { name: "status", label: words.columns.status, choices: withCounts(statusChoices()) },
          { name: "mode", label: words.columns.mode, choices: withCounts(modeChoices()) },
        ]}
      >
        <ListViews of="screenings" list={list} />
      </ListFilters>
      <ListTable
        label={words.list}
        columns={columns.map((column) => ({ ...column, label: words.columns[column.id] }))}
        list={list}
        answer={screenings}
        rowHref={screeningPath}
        rowActions={(screening) => (
          <ScreeningMenu screening={screening} onAsk={(act) => setAsked({ act, screening })} />
        )}
        selection={{ ...selection, nameOf: ({ title }) => title }}
        words={words}
        none={<NoScreenings {...newScreening} />}
      />
      {selection.count > 0 ? (
        <SelectedScreenings
          selected={selection.among(screenings.data?.data ?? [])}
          total={screenings.data?.total ?? 0}
          isSelectingAll={all.isPending}
          onSelectAll={selectAll}
          onClear={selection.clear}
        />
      ) : null}
      <LateDialog onLeave={() => setAsked(null)}>
        {askedAbout ? <AskedDialog screening={askedAbout} onClose={() => setAsked(null)} /> : null}
      </LateDialog>
    </>
  );
}

function ScreenedBar({ counts: { screened, uploaded } }: Pick<Screening, "counts">) {
  const words = useWords("screenings");
  return <CountBar count={screened} total={uploaded} label={words.screenedOf({ screened, uploaded })} />;
}

type NewScreening = { create: () => void; createSample: () => void; isPending: boolean };

/** Creates a screening and opens its set-up. */
function useNewScreening(): NewScreening {
  const creation = useCreateScreening();
  const navigate = useNavigate();
  const showToast = useToast();

  function create(given: { sample?: boolean }) {
    creation.mutate(given, {
      onSuccess: (screening) => navigate(paths.screening(screening.id)),
      onError: (error) => showToast(error.message, { tone: "error" }),
    });
  }

  return {
    create: () => create({}),
    createSample: () => create({ sample: true }),
    isPending: creation.isPending,
  };
}

function NoScreenings({ create, createSample, isPending }: NewScreening) {
  const words = useWords("screenings");
  return (
    <EmptyState
      title={words.none.title}
      action={
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1 }}>
          <Button variant="contained" disabled={isPending} onClick={createSample}>
            {words.none.trySample}
          </Button>
          <Button variant="outlined" color="inherit" disabled={isPending} onClick={create} sx={notOnPhones}>
            {words.newScreening}
          </Button>
        </Box>
      }
    >
      {words.none.text}
    </EmptyState>
  );
}
