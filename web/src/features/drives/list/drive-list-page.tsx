import AddIcon from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type DriveRound, driveStatuses } from "@winnow/contract/drives.ts";
import { paths } from "@winnow/contract/paths.ts";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { mutedText } from "../../../theme/styles.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { formatCount } from "../../../ui/format/format-count.ts";
import { formatDate } from "../../../ui/format/format-time.ts";
import { formatIn } from "../../../ui/format/zoned-time.ts";
import { BulkBar } from "../../../ui/list/bulk-bar.tsx";
import { ListFilters } from "../../../ui/list/list-filters.tsx";
import { ListTable } from "../../../ui/list/list-table.tsx";
import type { ListColumn } from "../../../ui/list/list-table-props.ts";
import { useListState } from "../../../ui/list/use-list-state.ts";
import { useSelection } from "../../../ui/list/use-selection.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { HeldChip } from "../../retention/held-chip.tsx";
import { ListViews } from "../../saved-views/list-views.tsx";
import { CancelDriveDialog } from "../cancel-drive-dialog.tsx";
import { DriveStatusChip, statusChoices } from "../drive-status-chip.tsx";
import { canDelete } from "../drive-words.ts";
import { useAllDrives, useCreateDrive, useDriveCounts, useDrives } from "../queries.ts";
import { SampleChip } from "../sample-chip.tsx";
import { placeName } from "../setup/window-words.ts";
import { useSampleDrive } from "../use-sample-drive.ts";
import { DeleteDrivesDialog } from "./delete-drives-dialog.tsx";
import { DriveMenu } from "./drive-menu.tsx";
import { DriveProgress } from "./drive-progress.tsx";

const sortColumns = ["created_at", "title", "status", "closes_at", "completed"] as const;
type SortColumn = (typeof sortColumns)[number];

const columns: ListColumn<DriveRound, SortColumn>[] = [
  {
    id: "title",
    label: "Title",
    isSortable: true,
    render: ({ title, is_on_hold, is_sample }) => (
      <>
        <Box component="span" dir="auto" sx={{ overflowWrap: "anywhere" }}>
          {title}
        </Box>
        {is_sample ? (
          <>
            {" "}
            <SampleChip />
          </>
        ) : null}
        {is_on_hold ? (
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
    label: "Status",
    isSortable: true,
    width: 120,
    render: ({ status }) => <DriveStatusChip status={status} />,
  },
  {
    id: "completed",
    label: "Candidates",
    isSortable: true,
    width: 216,
    render: ({ counts, is_sample }) => <DriveProgress counts={counts} isSample={is_sample} />,
  },
  {
    id: "closes_at",
    label: "Ends",
    isSortable: true,
    align: "right",
    width: 184,
    render: ({ closes_at, time_zone }) =>
      closes_at === null ? (
        "–"
      ) : (
        <>
          <Box component="span" sx={{ whiteSpace: "nowrap" }}>
            {formatIn(closes_at, time_zone)}
          </Box>
          <Box sx={mutedText}>{placeName(time_zone)}</Box>
        </>
      ),
  },
  {
    id: "created_at",
    label: "Created",
    isSortable: true,
    align: "right",
    width: 128,
    render: ({ created_at }) => formatDate(created_at),
  },
];

// What is opened now and then comes when it is opened.
const DriveRetention = lazy(() => import("../drive-retention.tsx"));

const words = {
  failed: "The drives could not be loaded.",
  noMatch: {
    title: "No drive fits this",
    children: "Nothing matches the search and the filters together.",
    showAll: "Clear search and filters",
  },
};

export default function DriveListPage() {
  const list = useListState({
    columns: sortColumns,
    defaultOrderBy: "created_at",
    filters: { status: driveStatuses },
  });
  const drives = useDrives(list.query);
  const counts = useDriveCounts();
  const { search, status } = list.query;
  const selection = useSelection<DriveRound>(JSON.stringify({ search, status }));
  const all = useAllDrives(list.query);
  const creation = useCreateDrive();
  const sample = useSampleDrive();
  const navigate = useNavigate();
  const showToast = useToast();
  const [cancelled, setCancelled] = useState<DriveRound | null>(null);
  const [kept, setKept] = useState<DriveRound | null>(null);
  const [deleted, setDeleted] = useState<DriveRound[] | null>(null);
  const shown = drives.data?.data ?? [];
  const total = drives.data?.total ?? 0;
  const selected = selection.among(shown);
  const onError = (error: Error) => showToast(error.message, { tone: "error" });

  function create() {
    creation.mutate({}, { onSuccess: ({ id }) => navigate(paths.drive(id)), onError });
  }

  function selectAll() {
    all.mutate(undefined, {
      onSuccess: (every) => {
        selection.clear();
        selection.set(every, true);
      },
      onError,
    });
  }

  const isEmpty = drives.data?.total === 0 && !list.isNarrowed;
  const newDrive = (
    <Button variant="contained" startIcon={<AddIcon />} loading={creation.isPending} onClick={create}>
      New drive
    </Button>
  );

  return (
    <>
      <PageHeading
        title="Interview Drive"
        // Where there is none yet the list itself offers it; the room stays, so that nothing moves.
        actions={<Box sx={isEmpty ? { visibility: "hidden" } : undefined}>{newDrive}</Box>}
      />
      <ListFilters
        searchLabel="Search by title"
        list={list}
        groups={[
          {
            name: "status",
            label: "Status",
            choices: statusChoices.map((choice) => ({
              ...choice,
              count: counts.data ? (counts.data.get(choice.name) ?? 0) : null,
            })),
          },
        ]}
      >
        <ListViews of="drives" list={list} />
      </ListFilters>
      <ListTable
        label="Interview drives"
        columns={columns}
        list={list}
        answer={drives}
        rowHref={({ id }) => paths.drive(id)}
        rowActions={(drive) => (
          <DriveMenu
            drive={drive}
            onAsk={(act) => {
              if (act === "cancel") setCancelled(drive);
              if (act === "keep") setKept(drive);
              if (act === "delete") setDeleted([drive]);
            }}
          />
        )}
        selection={{ ...selection, nameOf: ({ title }) => title }}
        words={words}
        none={
          <EmptyState
            title="No interview drives yet"
            action={
              <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1 }}>
                <Button variant="contained" loading={sample.isOpening} onClick={sample.open}>
                  Look into a sample drive
                </Button>
                <Button variant="outlined" color="inherit" loading={creation.isPending} onClick={create}>
                  New drive
                </Button>
              </Box>
            }
          >
            A drive asks candidates the same questions, in their own time, before a deadline. Begin with a job
            description, or invite shortlisted candidates from the results of a screening. In the sample
            invented people have answered already; it is free, and nobody is mailed.
          </EmptyState>
        }
      />
      {selection.count > 0 ? (
        <BulkBar
          label="Selected drives"
          count={`${formatCount(selected.length, "drive", "drives")} selected`}
          selectAll={selected.length < total ? { total, onSelect: selectAll, isBusy: all.isPending } : null}
          clear={{ label: "Clear", onClear: selection.clear }}
          place="foot"
        >
          <Button
            size="small"
            variant="outlined"
            color="error"
            disabled={!selected.some(canDelete)}
            onClick={() => setDeleted(selected)}
            sx={{ backgroundColor: "background.paper" }}
          >
            Delete
          </Button>
        </BulkBar>
      ) : null}
      {cancelled ? (
        <CancelDriveDialog
          drive={shown.find(({ id }) => id === cancelled.id) ?? cancelled}
          onClose={() => setCancelled(null)}
        />
      ) : null}
      <Suspense fallback={null}>
        {kept ? <DriveRetention drive={kept} onClose={() => setKept(null)} /> : null}
      </Suspense>
      {deleted ? (
        <DeleteDrivesDialog drives={deleted} onDone={selection.clear} onClose={() => setDeleted(null)} />
      ) : null}
    </>
  );
}
