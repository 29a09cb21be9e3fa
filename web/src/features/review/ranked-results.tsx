import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import type { RejectionRecipient } from "@winnow/contract/candidate-mails.ts";
import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import type { Screening } from "@winnow/contract/screenings.ts";
import { memo, type RefObject } from "react";
import { Link as RouterLink, useNavigate, useSearchParams } from "react-router";
import { textSize } from "../../theme/sizes.ts";
import { plainList } from "../../theme/styles.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListPagination } from "../../ui/list/list-pagination.tsx";
import { ListStates } from "../../ui/list/list-states.tsx";
import { SelectPage } from "../../ui/list/selection-boxes.tsx";
import type { KeptPlace } from "../../ui/list/use-kept-place.ts";
import type { SelectedRow } from "../../ui/list/use-selected-row.ts";
import type { Selection } from "../../ui/list/use-selection.ts";
import { useWords } from "../../words/words.ts";
import { shortToldWords } from "../candidate-mails/rejections/rejection-words.ts";
import { rankLabel } from "../results/rank-label.ts";
import type { ResultsList } from "../results/use-results-list.ts";
import type { useScreeningResults } from "../screenings/queries.ts";
import { ResultRow, rowHeight, rowStyles } from "./result-row.tsx";
import { useSelectedInSight } from "./use-selected-in-sight.ts";

/** The ranked rows with their pages. */
export function RankedResults(props: {
  screening: Screening;
  list: ResultsList;
  results: ReturnType<typeof useScreeningResults>;
  rows: ScreeningResult[] | undefined;
  selection: Selection<ScreeningResult>;
  /** Null where a click opens the report's own page. */
  selected: SelectedRow | null;
  onSelect: (resultId: string) => void;
  /** Results that came since and wait to be shown. */
  arrivals: { count: number; show: () => void };
  /** What became of the mails to those who were rejected. */
  told: ReadonlyMap<string, RejectionRecipient>;
  /** What the rows scroll in. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Where in the list somebody was before another view took its place. */
  kept: RefObject<KeptPlace | null>;
}) {
  const { screening, list, results, selection, selected, onSelect, arrivals, told, scroller, kept } = props;
  const words = useWords("review").list;
  const address = useListAddress();
  const navigate = useNavigate();
  const reportOf = (resultId: string) => `${paths.report(screening.id, resultId)}${address}`;

  return (
    <ListStates
      list={list}
      answer={results}
      rows={props.rows}
      words={words}
      none={<NoResults screening={screening} />}
    >
      {(rows) =>
        rows === undefined ? (
          <RowSkeletons rows={list.rowsPerPage} />
        ) : (
          <>
            <ListHead rows={rows} selection={selection} total={results.data?.total ?? 0} />
            <div role="status">
              {arrivals.count > 0 ? (
                <Button
                  fullWidth
                  onClick={arrivals.show}
                  sx={{ borderRadius: 0, backgroundColor: "tint.brand" }}
                >
                  {words.arrivals({ count: arrivals.count })}
                </Button>
              ) : null}
            </div>
            <Box ref={scroller} data-scrolls sx={scrollerStyle}>
              {/* The list listens for its rows, so that a row is drawn again only when it has changed itself. */}
              <Box
                component="ol"
                aria-label={words.label}
                aria-busy={results.isPlaceholderData}
                onChange={({ target }) => {
                  const row =
                    target instanceof HTMLInputElement && rows.find(({ id }) => id === target.value);
                  if (row) selection.toggle(row, rows);
                }}
                onClickCapture={(event) => {
                  const id = rowIdOf(event.target);
                  if (id === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  if (selected) onSelect(id);
                  else void navigate(reportOf(id));
                }}
                // The row with the focus is the one that keys are about.
                onFocus={({ target }) => {
                  const id = rowIdOf(target);
                  if (id !== null && selected) onSelect(id);
                }}
                sx={{
                  ...plainList,
                  ...rowStyles,
                  // One width for all rows, so that the names stand below each other.
                  "--rank-width": `calc(${Math.max(2, ...rows.map((row) => rankLabel(row).length))} * 8px)`,
                  opacity: results.isPlaceholderData ? 0.6 : 1,
                }}
              >
                {rows.map((result) => (
                  <ResultRow
                    key={result.id}
                    result={result}
                    report={reportOf(result.id)}
                    selected={selected}
                    isChecked={selection.has(result.id)}
                    told={shortToldWords(told.get(result.id))}
                  />
                ))}
              </Box>
            </Box>
            <SelectedInSight scroller={scroller} kept={kept} isWanted={selected !== null} />
            <Pagination list={list} total={results.data?.total} isCompact />
          </>
        )
      }
    </ListStates>
  );
}

/** Drawn again only when the list is another one, not with every step in it. */
const Pagination = memo(ListPagination);
const ListHead = memo(function ListHead(props: {
  rows: readonly ScreeningResult[];
  selection: Selection<ScreeningResult>;
  total: number;
}) {
  const { rows, selection, total } = props;
  const words = useWords("review").list;
  return (
    <Box sx={headStyle}>
      <Box
        component="label"
        sx={{ display: "flex", alignItems: "center", pr: 1, cursor: "pointer", displayPrint: "none" }}
      >
        <SelectPage rows={rows} selection={selection} sx={{ ml: 0.5, mr: 0.5, p: 0.75 }} />
        {words.selectPage}
      </Box>
      <Box sx={{ ml: "auto", mr: 2 }}>{words.count({ count: total })}</Box>
    </Box>
  );
});

/** Drawn with the rows. */
function SelectedInSight(props: {
  scroller: RefObject<HTMLDivElement | null>;
  kept: RefObject<KeptPlace | null>;
  isWanted: boolean;
}) {
  useSelectedInSight(props.scroller, props);
  return null;
}

/** Where panes stand side by side, the rows scroll between their head and their foot. */
const scrollerStyle = {
  flex: 1,
  minHeight: 0,
  overflow: { md: "auto" },
  "@media print": { overflow: "visible" },
} as const;

const headStyle = {
  display: "flex",
  alignItems: "center",
  minHeight: 36,
  borderBottom: 1,
  borderColor: "divider",
  fontSize: textSize.small,
  color: "text.secondary",
} as const;

/** The row whose link an event is about; null beside the links. */
function rowIdOf(target: EventTarget): string | null {
  const link = target instanceof Element ? target.closest("[data-row]") : null;
  return link?.getAttribute("data-row") ?? null;
}

/** What of the address says which list it is: it stays the same while somebody goes from row to row. */
function useListAddress(): string {
  const [parameters] = useSearchParams();
  const address = new URLSearchParams(parameters);
  address.delete("selected");
  address.delete("cv");
  return address.size > 0 ? `?${address}` : "";
}

function NoResults({ screening }: { screening: Screening }) {
  const { coming, none } = useWords("review").list;
  if (screening.status === "InProgress") {
    return <EmptyState title={coming.title}>{coming.text}</EmptyState>;
  }
  return (
    <EmptyState
      title={none.title}
      action={
        <Button component={RouterLink} to={paths.screening(screening.id)} variant="outlined">
          {none.act}
        </Button>
      }
    >
      {none.text}
    </EmptyState>
  );
}

function RowSkeletons({ rows }: { rows: number }) {
  return (
    <Box aria-busy="true" sx={{ flex: 1, minHeight: 0, overflow: "hidden", pt: "36px" }}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else.
        <Box key={row} sx={skeletonStyle}>
          <Skeleton width="60%" />
          <Skeleton width="35%" />
        </Box>
      ))}
    </Box>
  );
}

const skeletonStyle = {
  boxSizing: "border-box",
  px: 2,
  py: 0.75,
  height: rowHeight,
  borderBottom: 1,
  borderColor: "divider",
} as const;
