import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useEffect, useRef } from "react";
import { Link as RouterLink, useNavigate } from "react-router";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ListPagination } from "../../../ui/list-pagination.tsx";
import { useScreeningResults } from "../queries.ts";
import { plainList } from "../report/report-section.tsx";
import { reportPath, setupPath } from "../screening-actions.ts";
import { ResultRow } from "./result-row.tsx";
import { destination, type ResultStep } from "./result-steps.ts";
import { ResultsToolbar } from "./results-toolbar.tsx";
import { useResultKeys } from "./use-result-keys.ts";
import { useResultsList } from "./use-results-list.ts";
import type { SelectedResult } from "./use-selected-result.ts";

/** The ranked list with its search, filters and pages; moves by keyboard. */
export function RankedResults(props: { screening: Screening; selection: SelectedResult; hasRoom: boolean }) {
  const { screening, selection, hasRoom } = props;
  const list = useResultsList();
  const results = useScreeningResults(screening.id, list.query, {
    isLive: screening.status === "InProgress",
  });
  const rows = results.data?.data;
  const frame = useRef<HTMLDivElement>(null);
  const arriveAt = useRef<"first" | "last" | null>(null);
  const navigate = useNavigate();
  const firstId = rows?.[0]?.id ?? null;
  const lastPage = Math.max(0, (results.data?.total_pages ?? 1) - 1);
  const isPastTheEnd = results.data !== undefined && !results.isPlaceholderData && list.page > lastPage;
  useResultKeys(onStep);

  useEffect(() => selection.setFirstId(firstId), [firstId, selection.setFirstId]);

  useEffect(() => {
    if (isPastTheEnd) list.setPage(lastPage);
  }, [isPastTheEnd, lastPage, list.setPage]);

  // A step past the end of a page goes on with the first (or last) row of the next, once it is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new rows let a step arrive.
  useEffect(() => {
    if (arriveAt.current === null || results.isPlaceholderData) return;
    const row = arriveAt.current === "first" ? rows?.[0] : rows?.at(-1);
    arriveAt.current = null;
    if (row) goTo(row);
  }, [rows, results.isPlaceholderData]);

  function goTo(row: ScreeningResult) {
    selection.select(row.id);
    frame.current?.querySelector<HTMLElement>(`[data-result="${row.id}"]`)?.focus();
  }

  function onStep(step: ResultStep) {
    if (step === "search") {
      frame.current?.querySelector<HTMLInputElement>("[data-search] input")?.focus();
      return;
    }
    if (!rows || rows.length === 0) return;
    const focused = document.activeElement?.getAttribute("data-result");
    const index = rows.findIndex((row) => row.id === (focused ?? selection.shownId));
    if (step === "open") {
      const row = rows[index];
      if (row) navigate(reportPath(screening.id, row.id));
      return;
    }
    const isUntouched = !hasRoom && !focused && selection.selectedId === null;
    const to = destination(step, {
      index: isUntouched ? -1 : index,
      rows: rows.length,
      page: list.page,
      pages: lastPage + 1,
    });
    if (to?.type === "page") {
      arriveAt.current = to.at;
      list.setPage(to.page);
    }
    const row = to?.type === "row" ? rows[to.index] : undefined;
    if (row) goTo(row);
  }

  return (
    <Paper ref={frame} variant="outlined" sx={{ borderRadius: "10px", overflow: "hidden", minWidth: 0 }}>
      <ResultsToolbar list={list} />
      {results.isLoadingError ? (
        <ErrorState
          title="The results could not be loaded."
          error={results.error}
          onRetry={() => void results.refetch()}
          isRetrying={results.isFetching}
        />
      ) : rows === undefined ? (
        <RowSkeletons rows={list.rowsPerPage} />
      ) : rows.length === 0 ? (
        <NoResults screening={screening} onClear={list.isNarrowed ? list.clear : null} />
      ) : (
        <>
          <Box
            component="ol"
            aria-label="Results"
            aria-busy={results.isPlaceholderData}
            sx={{
              ...plainList,
              opacity: results.isPlaceholderData ? 0.6 : 1,
              "& > li:last-of-type > a": { borderBottom: 0 },
            }}
          >
            {rows.map((result) => (
              <ResultRow
                key={result.id}
                screeningId={screening.id}
                result={result}
                isSelected={hasRoom && result.id === selection.shownId}
                onSelect={hasRoom ? () => selection.select(result.id) : null}
              />
            ))}
          </Box>
          <ListPagination list={list} total={results.data?.total} />
        </>
      )}
    </Paper>
  );
}

function NoResults({ screening, onClear }: { screening: Screening; onClear: (() => void) | null }) {
  if (onClear) {
    return (
      <EmptyState
        title="No result fits this"
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
  if (screening.status === "InProgress") {
    return (
      <EmptyState title="The first results are on their way">They appear here as CVs are read.</EmptyState>
    );
  }
  return (
    <EmptyState
      title="No results yet"
      action={
        <Button component={RouterLink} to={setupPath(screening.id)} variant="contained">
          Go to the set-up
        </Button>
      }
    >
      Results appear once the screening has been started.
    </EmptyState>
  );
}

function RowSkeletons({ rows }: { rows: number }) {
  return (
    <Box aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else.
        <Box key={row} sx={{ px: 2, py: 1.5, height: 67, borderBottom: 1, borderColor: "divider" }}>
          <Skeleton width="60%" />
          <Skeleton width="35%" />
        </Box>
      ))}
    </Box>
  );
}
