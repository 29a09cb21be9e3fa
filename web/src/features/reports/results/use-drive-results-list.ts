import { interviewDecisionFilters, resultStatuses } from "@winnow/contract/reports.ts";
import { useListState } from "../../../ui/list/use-list-state.ts";

export const sortColumns = ["completed_at", "name", "points", "own_score"] as const;
export type SortColumn = (typeof sortColumns)[number];

/** The results of a drive as the address wants them, on the drive's page and on those of its interviews. */
export function useDriveResultsList() {
  return useListState({
    columns: sortColumns,
    defaultOrderBy: "completed_at",
    filters: { status: resultStatuses, decision: interviewDecisionFilters },
  });
}
