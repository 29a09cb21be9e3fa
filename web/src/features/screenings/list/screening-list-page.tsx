import AddIcon from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { paths } from "@winnow/contract/paths.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { formatDate } from "../../../ui/format-time.ts";
import { ListFilters } from "../../../ui/list-filters.tsx";
import { ListTable } from "../../../ui/list-table.tsx";
import type { ListColumn } from "../../../ui/list-table-props.ts";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { CountBar, ScoreBar } from "../../../ui/score-bar.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useListState } from "../../../ui/use-list-state.ts";
import { modeChoices, modeLabel } from "../mode-labels.ts";
import { useCreateScreening, useScreeningCounts, useScreenings } from "../queries.ts";
import { screeningPath } from "../screening-actions.ts";
import { ScreeningStatusChip, statusChoices } from "../screening-status-chip.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { DeleteScreeningDialog } from "./delete-screening-dialog.tsx";
import { ScreeningMenu } from "./screening-menu.tsx";
import { ScreeningViews } from "./screening-views.tsx";
import { StartScreeningDialog } from "./start-screening-dialog.tsx";
import { useChosenScreenings } from "./use-chosen-screenings.ts";

const sortColumns = ["created_at", "title", "status", "mode", "uploaded", "top_score"] as const;
type SortColumn = (typeof sortColumns)[number];

const columns: ListColumn<Screening, SortColumn>[] = [
  {
    id: "title",
    label: "Title",
    isSortable: true,
    render: (screening) => (
      <Box component="span" dir="auto" sx={{ overflowWrap: "anywhere" }}>
        {screening.title}
      </Box>
    ),
  },
  {
    id: "status",
    label: "Status",
    isSortable: true,
    width: 112,
    render: (screening) => <ScreeningStatusChip status={screening.status} />,
  },
  {
    id: "mode",
    label: "Mode",
    isSortable: true,
    width: 80,
    render: (screening) => modeLabel(screening.mode),
  },
  {
    id: "uploaded",
    label: "CVs screened",
    isSortable: true,
    align: "right",
    width: 128,
    render: ({ counts }) => (
      <CountBar
        count={counts.screened}
        total={counts.uploaded}
        label={`${counts.screened} of ${counts.uploaded} screened`}
      />
    ),
  },
  {
    id: "top_score",
    label: "Top score",
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
    label: "Created",
    isSortable: true,
    align: "right",
    width: 104,
    render: (screening) => formatDate(screening.created_at),
  },
];

export default function ScreeningListPage() {
  const list = useListState({
    columns: sortColumns,
    defaultOrderBy: "created_at",
    filters: { status: ["Pending", "InProgress", "Completed"], mode: ["simple", "live"] },
  });
  const screenings = useScreenings(list.query);
  const newScreening = useNewScreening();
  const counts = useScreeningCounts();
  const chosen = useChosenScreenings(list.query, screenings.data?.data ?? []);
  const showToast = useToast();
  const [asked, setAsked] = useState<{ act: "start" | "delete"; screening: Screening } | null>(null);
  /** As the list has it by now, which may have moved it to another page. */
  const askedAbout = screenings.data?.data.find(({ id }) => id === asked?.screening.id) ?? asked?.screening;
  const AskedDialog = asked?.act === "start" ? StartScreeningDialog : DeleteScreeningDialog;

  function withCounts<Name extends string>(choices: readonly { name: Name; label: string }[]) {
    return choices.map(({ name, label }) => ({
      name,
      label,
      count: counts.data ? (counts.data.get(name) ?? 0) : null,
    }));
  }

  return (
    <>
      <PageHeading
        title="CV Screening"
        actions={
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            loading={newScreening.isPending}
            onClick={newScreening.create}
          >
            New screening
          </Button>
        }
      />
      <ListFilters
        searchLabel="Search by title"
        list={list}
        groups={[
          { name: "status", label: "Status", choices: withCounts(statusChoices) },
          { name: "mode", label: "Mode", choices: withCounts(modeChoices) },
        ]}
      >
        <ScreeningViews />
      </ListFilters>
      <ListTable
        label="Screenings"
        columns={columns}
        list={list}
        rows={screenings.data?.data}
        total={screenings.data?.total}
        isUpdating={screenings.isPlaceholderData}
        rowKey={(screening) => screening.id}
        rowHref={screeningPath}
        rowActions={(screening) => (
          <ScreeningMenu screening={screening} onAsk={(act) => setAsked({ act, screening })} />
        )}
        selection={{ chosen: chosen.keys, nameOf: ({ title }) => title, onChoose: chosen.choose }}
        error={
          screenings.isLoadingError ? (
            <ErrorState
              title="The screenings could not be loaded."
              error={screenings.error}
              onRetry={() => void screenings.refetch()}
              isRetrying={screenings.isFetching}
            />
          ) : null
        }
        empty={list.isNarrowed ? <NothingFound onClear={list.clear} /> : <NoScreenings {...newScreening} />}
      />
      {chosen.screenings.length > 0 ? (
        <BulkBar
          chosen={chosen.screenings}
          total={screenings.data?.total ?? 0}
          isChoosingAll={chosen.isChoosingAll}
          onChooseAll={() =>
            void chosen.chooseAll().then((failure) => failure && showToast(failure, { tone: "error" }))
          }
          onClear={chosen.clear}
        />
      ) : null}
      {askedAbout ? <AskedDialog screening={askedAbout} onClose={() => setAsked(null)} /> : null}
    </>
  );
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
  return (
    <EmptyState
      title="No screenings yet"
      action={
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1 }}>
          <Button variant="contained" disabled={isPending} onClick={createSample}>
            Try it with a sample screening
          </Button>
          <Button variant="outlined" color="inherit" disabled={isPending} onClick={create}>
            New screening
          </Button>
        </Box>
      }
    >
      A screening holds one job description and the CVs that are read against it. The sample comes with a job
      and invented CVs; it is free and can be deleted at any time.
    </EmptyState>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No screening fits this"
      action={
        <Button variant="outlined" color="inherit" onClick={onClear}>
          Clear search and filters
        </Button>
      }
    >
      Nothing matches the search and the filters together.
    </EmptyState>
  );
}
