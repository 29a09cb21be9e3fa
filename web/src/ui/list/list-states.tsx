import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { useDrawnInSlices } from "../page/use-drawn-in-slices.ts";
import { useLastPage } from "./use-last-page.ts";
import type { ListState } from "./use-list-state.ts";

/** How the page of a list that was asked for stands; a query's result is one. */
export type ListAnswer = {
  data: { total: number } | undefined;
  error: Error | null;
  /** True when nothing came; a failure later leaves the rows that are there. */
  isLoadingError: boolean;
  /** True while other rows are on their way; the old ones stay. */
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

export type ListWords = {
  /** "The screenings could not be loaded." */
  failed: string;
  /** When search and filters leave nothing, and what shows everything again. */
  noMatch: { title: string; children?: string; showAll: string };
};

/** A list that has failed, is empty, or has rows; `children` draws them, and what stands there until they come. */
export function ListStates<Row>(props: {
  list: Pick<ListState, "page" | "rowsPerPage" | "setPage" | "isNarrowed" | "clear">;
  answer: ListAnswer;
  /** Undefined while the first answer is awaited. */
  rows: readonly Row[] | undefined;
  words: ListWords;
  /** Shown when there is nothing at all. */
  none: ReactNode;
  children: (rows: readonly Row[] | undefined) => ReactNode;
}) {
  const { list, answer, rows, words, none, children } = props;
  const isPastTheEnd = useLastPage(list, answer);
  const areDrawn = useDrawnInSlices(rows !== undefined);

  if (answer.isLoadingError) {
    return (
      <ErrorState
        title={words.failed}
        error={answer.error}
        onRetry={() => void answer.refetch()}
        isRetrying={answer.isFetching}
      />
    );
  }
  if (rows?.length !== 0 || isPastTheEnd) return children(isPastTheEnd || !areDrawn ? undefined : rows);
  if (!list.isNarrowed) return none;
  const { title, children: why, showAll } = words.noMatch;
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="outlined" color="inherit" onClick={list.clear}>
          {showAll}
        </Button>
      }
    >
      {why}
    </EmptyState>
  );
}
