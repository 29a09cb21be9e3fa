import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { cvFileStates, type Screening } from "@winnow/contract/screenings.ts";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { formatNumber } from "../../../ui/format/format-number.ts";
import { FilterChips } from "../../../ui/list/filter-chips.tsx";
import { ListPagination } from "../../../ui/list/list-pagination.tsx";
import { SearchField } from "../../../ui/list/search-field.tsx";
import { useLastPage } from "../../../ui/list/use-last-page.ts";
import { useListState } from "../../../ui/list/use-list-state.ts";
import { useWords, wordsOf } from "../../../words/words.ts";
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
  const words = useWords("cvFiles").arrived;
  const { counts } = screening;
  const choices = [
    { name: "failed", label: words.states.failed, count: counts.failed },
    { name: "screened", label: words.states.screened, count: counts.screened },
  ].filter(({ count }) => count > 0);
  useLastPage(list, files);

  if (files.isLoadingError) {
    return (
      <ErrorState
        title={words.failed}
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
        {words.count({ count: counts.uploaded + counts.duplicates })}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {arrivedWords(counts)}
      </Typography>
      {screening.is_blind ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.blind}
        </Typography>
      ) : null}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, columnGap: 2, mt: 1, mb: 1 }}>
        {files.data.total > 5 || list.isNarrowed ? (
          <SearchField label={words.search} value={list.search} onChange={list.setSearch} />
        ) : null}
        {choices.length > 0 || isNarrowedByState ? (
          <FilterChips
            label={words.show}
            choices={choices}
            selected={list.filters.state}
            onChange={(names) => list.setFilter("state", names)}
          />
        ) : null}
        {files.data.data.filter(isWorthAnotherTry).length > 1 ? (
          <ReadAllAgain screeningId={screening.id} label={words.readAll} />
        ) : null}
      </Box>
      {files.data.data.length === 0 ? (
        <Typography sx={{ color: "text.secondary", py: 2 }}>
          {words.noMatch}{" "}
          <Button size="small" onClick={list.clear}>
            {words.showAll}
          </Button>
        </Typography>
      ) : (
        <CvFileList label={words.list} screeningId={screening.id} files={files.data.data} />
      )}
      {files.data.total > 5 ? <ListPagination list={list} total={files.data.total} /> : null}
    </Box>
  );
}

/** "294 ready, 4 unreadable, 2 duplicates": what stands in the list below, at a glance. */
export function arrivedWords(counts: Screening["counts"]): string {
  const { screened, waiting, ready, checking, failed, duplicates } = counts;
  const words = wordsOf("cvFiles").arrived;
  const parts = [
    checking > 0 ? words.checking({ count: formatNumber(checking) }) : null,
    ready > 0 ? words.ready({ count: formatNumber(ready) }) : null,
    waiting > 0 ? words.waiting({ count: formatNumber(waiting) }) : null,
    screened > 0 ? words.screened({ count: formatNumber(screened) }) : null,
    failed > 0 ? words.unreadable({ count: formatNumber(failed) }) : null,
    duplicates > 0 ? words.duplicates({ count: duplicates }) : null,
  ];
  return parts.filter((part) => part !== null).join(", ");
}
