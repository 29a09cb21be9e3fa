import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Skeleton from "@mui/material/Skeleton";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { Link as RouterLink, useSearchParams } from "react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { formatCount } from "../../ui/format-count.ts";
import { ListPagination } from "../../ui/list-pagination.tsx";
import { useStableCallback } from "../../ui/use-stable-callback.ts";
import { rankLabel } from "../results/rank-label.ts";
import { plainList } from "../results/report-section.tsx";
import type { Chosen } from "../results/use-chosen-results.ts";
import type { ResultsList } from "../results/use-results-list.ts";
import type { useScreeningResults } from "../screenings/queries.ts";
import { ResultRow } from "./result-row.tsx";

/** The ranked rows with their pages: loading, empty, failed or full. */
export function RankedResults(props: {
  screening: Screening;
  list: ResultsList;
  results: ReturnType<typeof useScreeningResults>;
  rows: ScreeningResult[] | undefined;
  chosen: Chosen;
  selectedId: string | null;
  /** Null where a click opens the report's own page. */
  onSelect: ((resultId: string) => void) | null;
  /** Results that came since and wait to be shown. */
  arrivals: { count: number; show: () => void };
}) {
  const { screening, list, results, rows, chosen, selectedId, onSelect, arrivals } = props;
  const address = useListAddress();
  const select = useStableCallback((resultId: string) => onSelect?.(resultId));
  const check = useStableCallback((resultId: string, isChecked: boolean) => {
    // Of all that match, those that are shown stay chosen but for this one.
    const changed = (rows ?? []).filter(({ id }) => (id === resultId) !== chosen.isAll);
    chosen.set(changed, chosen.isAll || isChecked);
  });

  if (results.isLoadingError) {
    return (
      <ErrorState
        title="The results could not be loaded."
        error={results.error}
        onRetry={() => void results.refetch()}
        isRetrying={results.isFetching}
      />
    );
  }
  if (rows === undefined) return <RowSkeletons rows={list.rowsPerPage} />;
  if (rows.length === 0) {
    return <NoResults screening={screening} onClear={list.isNarrowed ? list.clear : null} />;
  }
  const chosenHere = rows.filter(({ id }) => chosen.has(id)).length;
  return (
    <>
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          borderBottom: 1,
          borderColor: "divider",
          fontSize: "0.8125rem",
          color: "text.secondary",
        }}
      >
        <Box component="label" sx={{ display: "flex", alignItems: "center", pr: 1, cursor: "pointer" }}>
          <Checkbox
            size="small"
            checked={chosenHere === rows.length}
            indeterminate={chosenHere > 0 && chosenHere < rows.length}
            onChange={(_, checked) => chosen.set(rows, checked)}
            sx={{ m: "0 0 0 6px", p: 1 }}
          />
          Select this page
        </Box>
        <Box sx={{ ml: "auto", mr: 2 }}>{formatCount(results.data?.total ?? 0, "result", "results")}</Box>
      </Box>
      <div role="status">
        {arrivals.count > 0 ? (
          <Button fullWidth onClick={arrivals.show} sx={{ borderRadius: 0, backgroundColor: "tint.brand" }}>
            {formatCount(arrivals.count, "new result", "new results")} · Show
          </Button>
        ) : null}
      </div>
      <Box
        component="ol"
        aria-label="Results"
        aria-busy={results.isPlaceholderData}
        sx={{
          ...plainList,
          // One width for all rows, so that the names stand below each other.
          "--rank-width": `calc(${Math.max(3, ...rows.map((row) => rankLabel(row).length))}ch + 4px)`,
          opacity: results.isPlaceholderData ? 0.6 : 1,
          "& > li:last-of-type": { borderBottom: 0 },
        }}
      >
        {rows.map((result) => (
          <ResultRow
            key={result.id}
            result={result}
            report={`${paths.report(screening.id, result.id)}${address}`}
            isSelected={onSelect !== null && result.id === selectedId}
            isChecked={chosen.has(result.id)}
            onSelect={onSelect && select}
            onCheck={check}
          />
        ))}
      </Box>
      <ListPagination list={list} total={results.data?.total} />
    </>
  );
}

/** What of the address says which list it is: it stays the same while somebody goes from row to row. */
function useListAddress(): string {
  const [parameters] = useSearchParams();
  const address = new URLSearchParams(parameters);
  address.delete("selected");
  return address.size > 0 ? `?${address}` : "";
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
        <Button component={RouterLink} to={paths.screening(screening.id)} variant="contained">
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
