import { useListState } from "../../../ui/use-list-state.ts";
import { resultFilters } from "./result-choices.ts";

/** What the results list shows, kept in the address. */
export function useResultsList() {
  return useListState({
    columns: ["matching_score", "name", "years_of_work", "must_haves_met", "created_at"],
    defaultOrderBy: "matching_score",
    filters: resultFilters,
  });
}

export type ResultsList = ReturnType<typeof useResultsList>;
