import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type DriveRound, driveStatuses } from "@winnow/contract/drives.ts";
import { paths } from "@winnow/contract/paths.ts";
import { lazy, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { mutedText } from "../../../theme/styles.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LateDialog } from "../../../ui/feedback/late-dialog.tsx";
import { useToast } from "../../../ui/feedback/toast.tsx";
import { formatDate } from "../../../ui/format/format-time.ts";
import { formatIn } from "../../../ui/format/zoned-time.ts";
import { BulkBar } from "../../../ui/list/bulk-bar.tsx";
import { CreateButton, notOnPhones } from "../../../ui/list/create-button.tsx";
import { ListFilters } from "../../../ui/list/list-filters.tsx";
import { ListTable } from "../../../ui/list/list-table.tsx";
import type { ListColumn } from "../../../ui/list/list-table-props.ts";
import { useListState } from "../../../ui/list/use-list-state.ts";
import { useSelection } from "../../../ui/list/use-selection.ts";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { Words } from "../../../words/catalogue.ts";
import { useWords } from "../../../words/words.ts";
import { HeldChip } from "../../retention/held-chip.tsx";
import { ListViews } from "../../saved-views/list-views.tsx";
import { CancelDriveDialog } from "../cancel-drive-dialog.tsx";
import { DriveStatusChip } from "../drive-status-chip.tsx";
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

const columnsOf = (words: Words<"drives">["list"]["columns"]): ListColumn<DriveRound, SortColumn>[] => [
  {
    id: "title",
    label: words.title,
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
    label: words.status,
    isSortable: true,
    width: 120,
    render: ({ status }) => <DriveStatusChip status={status} />,
  },
  {
    id: "completed",
    label: words.candidates,
    isSortable: true,
    width: 216,
    render: ({ counts, is_sample }) => <DriveProgress counts={counts} isSample={is_sample} />,
  },
  {
    id: "closes_at",
    label: words.ends,
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
    label: words.created,
    isSortable: true,
    align: "right",
    width: 128,
    render: ({ created_at }) => formatDate(created_at),
  },
];

// What is opened now and then comes when it is opened.
const DriveRetention = lazy(() => import("../drive-retention.tsx"));

export default function DriveListPage() {
  const drivesWords = useWords("drives");
  const words = drivesWords.list;
  const { driveStatuses: labels } = useWords("labels");
  const columns = useMemo(() => columnsOf(words.columns), [words]);
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
  return (
    <>
      <PageHeading
        title={drivesWords.title}
        actions={
          <CreateButton isListEmpty={isEmpty} isPending={creation.isPending} onClick={create}>
            {words.create}
          </CreateButton>
        }
      />
      <ListFilters
        searchLabel={words.search}
        list={list}
        groups={[
          {
            name: "status",
            label: words.columns.status,
            choices: driveStatuses.map((name) => ({
              name,
              label: labels[name],
              count: counts.data ? (counts.data.get(name) ?? 0) : null,
            })),
          },
        ]}
      >
        <ListViews of="drives" list={list} />
      </ListFilters>
      <ListTable
        label={words.label}
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
        words={{
          failed: words.failed,
          noMatch: {
            title: words.noMatch,
            children: drivesWords.noMatchText,
            showAll: drivesWords.clearFilters,
          },
        }}
        none={
          <EmptyState
            title={words.none.title}
            action={
              <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 1 }}>
                <Button variant="contained" loading={sample.isOpening} onClick={sample.open}>
                  {words.openSample}
                </Button>
                <Button
                  variant="outlined"
                  color="inherit"
                  loading={creation.isPending}
                  onClick={create}
                  sx={notOnPhones}
                >
                  {words.create}
                </Button>
              </Box>
            }
          >
            {words.none.text}
          </EmptyState>
        }
      />
      {selection.count > 0 ? (
        <BulkBar
          label={words.selected}
          count={words.selectedCount({ count: selected.length })}
          selectAll={selected.length < total ? { total, onSelect: selectAll, isBusy: all.isPending } : null}
          clear={{ label: words.clear, onClear: selection.clear }}
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
            {words.delete}
          </Button>
        </BulkBar>
      ) : null}
      {cancelled ? (
        <CancelDriveDialog
          drive={shown.find(({ id }) => id === cancelled.id) ?? cancelled}
          onClose={() => setCancelled(null)}
        />
      ) : null}
      <LateDialog onLeave={() => setKept(null)}>
        {kept ? <DriveRetention drive={kept} onClose={() => setKept(null)} /> : null}
      </LateDialog>
      {deleted ? (
        <DeleteDrivesDialog drives={deleted} onDone={selection.clear} onClose={() => setDeleted(null)} />
      ) : null}
    </>
  );
}
