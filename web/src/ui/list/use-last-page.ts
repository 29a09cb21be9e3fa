import { useEffect } from "react";
import type { ListState } from "./use-list-state.ts";

/** Leads to the last page where the address names one that the list no longer has; answers whether it is about to. */
export function useLastPage(
  list: Pick<ListState, "page" | "rowsPerPage" | "setPage">,
  answer: { data: { total: number } | undefined; isPlaceholderData: boolean },
): boolean {
  const { page, rowsPerPage, setPage } = list;
  const { data, isPlaceholderData } = answer;
  const lastPage = Math.max(0, Math.ceil((data?.total ?? 0) / rowsPerPage) - 1);
  const isPastTheEnd = data !== undefined && !isPlaceholderData && page > lastPage;

  useEffect(() => {
    if (isPastTheEnd) setPage(lastPage);
  }, [isPastTheEnd, lastPage, setPage]);

  return isPastTheEnd;
}
