import type { ScreeningResultWithReport } from "@winnow/contract/results.ts";
import { useLocation } from "react-router";
import { useResultsList } from "../results/use-results-list.ts";
import { reportPath } from "../screening-actions.ts";
import { useNeighbours } from "./queries.ts";

export type Steps = ReturnType<typeof useReportSteps>;

/** The addresses of who stands before and after a result in the list of the address, which they keep. */
export function useReportSteps({ id, rank, screening }: ScreeningResultWithReport) {
  const { query } = useResultsList();
  const { search } = useLocation();
  const { data: place } = useNeighbours({ screeningId: screening.id, resultId: id, rank, query });
  return { place, next: pathTo(place?.next), previous: pathTo(place?.previous) };

  function pathTo(neighbour: { id: string; page: number } | null | undefined): string | null {
    if (!neighbour) return null;
    const address = new URLSearchParams(search);
    address.delete("selected");
    if (neighbour.page === 0) address.delete("page");
    else address.set("page", String(neighbour.page + 1));
    const kept = address.toString();
    return `${reportPath(screening.id, neighbour.id)}${kept && `?${kept}`}`;
  }
}
