import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { cvFileStates, type Screening } from "@winnow/contract/screenings.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { formatCount } from "../../../ui/format/format-count.ts";
import { formatNumber } from "../../../ui/format/format-number.ts";
import { FilterChips } from "../../../ui/list/filter-chips.tsx";
import { ListPagination } from "../../../ui/list/list-pagination.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { useLastPage } from "../../../ui/list/use-last-page.ts";
import { useListState } from "../../../ui/list/use-list-state.ts";
import { CvFileList } from "./cv-file-list.tsx";
import { useCvFiles } from "./cv-file-queries.ts";
import { isWorthAnotherTry } from "./cv-file-row.tsx";
import { ReadAllAgain } from "./read-all-again.tsx";

/** The files that have arrived, as the server lists them. Those that have not are shown above. */
export function ArrivedFiles({ screening }: { screening: Screening }) {
  const list = useListState({
    columns: ["trouble", "created_at", "file_name", "state", "size_bytes"],
    defaultOrderBy: "trouble",
    filters: { state: cvFileStates },
  });
  const isNarrowedByState = list.filters.state.length > 0;
  const arrivedStates = cvFileStates.filter((state) => state !== "uploading").join(",");
  const files = useCvFiles(
    screening.id,
    isNarrowedByState ? list.query : { ...list.query, state: arrivedStates },
    { isLive: screening.counts.checking > 0 || screening.status === "InProgress" },
  );
  const { counts } = screening;
  const choices = [
    { name: "failed", label: "Could not be read", count: counts.failed },
    { name: "screened", label: "Screened", count: counts.screened },
  ].filter(({ count }) => count > 0);
  useLastPage(list, files);

  if (files.isLoadingError) {
    return (
      <ErrorState
        title="The files could not be loaded."
        error={files.error}
        onRetry={() => void files.refetch()}
        isRetrying={files.isFetching}
      />
    );
  }
  if (!files.data) return <Skeleton variant="rounded" height={160} sx={{ mt: 3 }} />;
  if (files.data.total === 0 && !list.isNarrowed) return null;

  return (
    <Box component="section" aria-labelledby="files-heading" sx={{ mt: 3 }}>
      <Typography id="files-heading" variant="h4" component="h3">
        {formatCount(counts.uploaded + counts.duplicates, "file", "files")}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {arrivedWords(counts)}
      </Typography>
      {screening.is_blind ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          In blind mode a CV goes by its place among the files, and once it is screened by the number of its
          candidate.
        </Typography>
      ) : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, columnGap: 2, mt: 1, mb: 1 }}>
        {files.data.total > 5 || list.isNarrowed ? (
          <SearchField label="Search by file name" value={list.search} onChange={list.setSearch} />
        ) : null}
        {choices.length > 0 || isNarrowedByState ? (
          <FilterChips
            label="Show"
            choices={choices}
            selected={list.filters.state}
            onChange={(names) => list.setFilter("state", names)}
          />
        ) : null}
        {files.data.data.filter(isWorthAnotherTry).length > 1 ? (
          <ReadAllAgain screeningId={screening.id} label="Read all that failed again" />
        ) : null}
      </Box>
      {files.data.data.length === 0 ? (
        <Typography sx={{ color: "text.secondary", py: 2 }}>
          No file fits this.{" "}
          <Button size="small" onClick={list.clear}>
            Show all
          </Button>
        </Typography>
      ) : (
        <CvFileList label="CVs" screeningId={screening.id} files={files.data.data} />
      )}
      {files.data.total > 5 ? <ListPagination list={list} total={files.data.total} /> : null}
    </Box>
  );
}

/** "294 ready, 4 unreadable, 2 duplicates": what stands in the list below, at a glance. */
export function arrivedWords(counts: Screening["counts"]): string {
  const { screened, waiting, ready, checking, failed, duplicates } = counts;
  const parts = [
    checking > 0 ? `${formatNumber(checking)} being checked` : null,
    ready > 0 ? `${formatNumber(ready)} ready` : null,
    waiting > 0 ? `${formatNumber(waiting)} in work` : null,
    screened > 0 ? `${formatNumber(screened)} screened` : null,
    failed > 0 ? `${formatNumber(failed)} unreadable` : null,
    duplicates > 0 ? formatCount(duplicates, "duplicate", "duplicates") : null,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
