import type { Interview } from "@winnow/contract/interviews.ts";
import { useLocation } from "react-router";
import { useNeighbours, usePrefetchedReports } from "../queries.ts";
import { useDriveResultsList } from "../results/use-drive-results-list.ts";

export type Steps = ReturnType<typeof useInterviewSteps>;

/** Which interviews stand before and after in the results of the address, as addresses of the same kind of page. */
export function useInterviewSteps(interview: Interview, pageOf: (interviewId: string) => string) {
  const { query } = useDriveResultsList();
  const { search } = useLocation();
  const { data: place } = useNeighbours({
    driveId: interview.drive_id,
    interviewId: interview.id,
    query,
  });
  usePrefetchedReports([place?.next?.id, place?.previous?.id].filter((id) => id !== undefined));
  return { place, next: pathTo(place?.next), previous: pathTo(place?.previous) };

  function pathTo(neighbour: { id: string; page: number } | null | undefined): string | null {
    if (!neighbour) return null;
    const address = new URLSearchParams(search);
    if (neighbour.page === 0) address.delete("page");
    else address.set("page", String(neighbour.page + 1));
    const kept = address.toString();
    return `${pageOf(neighbour.id)}${kept && `?${kept}`}`;
  }
}
