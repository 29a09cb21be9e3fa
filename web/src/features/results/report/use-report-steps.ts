import { paths } from "@winnow/contract/paths.ts";
import type { ScreeningResult } from "@winnow/contract/results.ts";
import { useLocation } from "react-router";
import { usePrefetchedReports } from "../queries.ts";
import { useResultsList } from "../use-results-list.ts";
import { useNeighbours, usePrefetchedNeighbours } from "./queries.ts";

export type Steps = ReturnType<typeof useReportSteps>;

/** Who stands before and after a result in the list of the address, as the addresses of their reports, which keep it. */
export function useReportSteps(of: { screeningId: string; result: ScreeningResult }) {
  const { screeningId, result } = of;
  const { query } = useResultsList();
  const { search } = useLocation();
  const { data: place } = useNeighbours({ screeningId, resultId: result.id, rank: result.rank, query });
  usePrefetchedReports([place?.next?.id, place?.previous?.id].filter((id) => id !== undefined));
  usePrefetchedNeighbours({ screeningId, query, of: place });
  return { place, next: pathTo(place?.next), previous: pathTo(place?.previous) };

  function pathTo(neighbour: { id: string; page: number } | null | undefined): string | null {
    if (!neighbour) return null;
    const address = new URLSearchParams(search);
    address.delete("selected");
    if (neighbour.page === 0) address.delete("page");
    else address.set("page", String(neighbour.page + 1));
    const kept = address.toString();
    return `${paths.report(screeningId, neighbour.id)}${kept && `?${kept}`}`;
  }
}
