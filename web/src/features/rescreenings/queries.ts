import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  dismissRescreening,
  getRescreening,
  listRescreenedResults,
  type RescreeningStand,
  startRescreening,
  takeOverRescreening,
} from "@winnow/contract/rescreenings.ts";
import { type Arguments, call } from "../../api/call.ts";
import { screeningKeys } from "../screenings/query-keys.ts";
import { isOnTheWay } from "./rescreening-states.ts";

export type RescreenedQuery = NonNullable<Arguments<typeof listRescreenedResults>["query"]>;

const pollMs = 1_000;

const standKey = (screeningId: string) => [...screeningKeys.one(screeningId), "rescreening"] as const;
const rowsKey = (id: string) => ["rescreenings", id] as const;

/** Whether a newer engine could find more, and the comparison with it; every second while one is on its way. */
export function useRescreening(screeningId: string) {
  return useQuery({
    queryKey: standKey(screeningId),
    queryFn: ({ client, signal }) => fetchStand(client, screeningId, signal),
    refetchInterval: ({ state }) => (isOnTheWay(state.data?.rescreening ?? null) ? pollMs : false),
  });
}

/** One page of the results before and after. */
export function useRescreenedResults(id: string, query: RescreenedQuery) {
  return useQuery({
    queryKey: [...rowsKey(id), query],
    queryFn: ({ signal }) => call(listRescreenedResults, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useStartRescreening(screeningId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: string) => call(startRescreening, { params: { id: screeningId }, act }),
    onSuccess: (stand) => client.setQueryData<RescreeningStand>(standKey(screeningId), stand),
  });
}

/** Takes the newer scores over, or keeps those of before. */
export function useSettleRescreening(screeningId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, as, act }: { id: string; as: "taken over" | "dismissed"; act: string }) =>
      call(as === "taken over" ? takeOverRescreening : dismissRescreening, { params: { id }, act }),
    onSettled: () => client.invalidateQueries({ queryKey: standKey(screeningId) }),
  });
}

/** Once other scores are in force, those of before are asked for anew, wherever they show. */
async function fetchStand(
  client: QueryClient,
  screeningId: string,
  signal: AbortSignal,
): Promise<RescreeningStand> {
  const before = client.getQueryData<RescreeningStand>(standKey(screeningId))?.rescreening;
  const stand = await call(getRescreening, { params: { id: screeningId }, signal });
  if (before && before.state !== "taken over" && stand.rescreening?.state === "taken over") {
    void client.invalidateQueries({ queryKey: screeningKeys.reports });
    void client.invalidateQueries({ queryKey: screeningKeys.results(screeningId) });
    void client.invalidateQueries({ queryKey: rowsKey(stand.rescreening.id) });
  }
  return stand;
}
