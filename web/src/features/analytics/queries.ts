import { useMutation, useQuery } from "@tanstack/react-query";
import {
  aggregateScreenings,
  createScreening,
  listScreenings,
  type Screening,
} from "@winnow/contract/screenings.ts";
import { type Arguments, call } from "../../api/call.ts";

const runningIntervalMs = 3_000;
const idleIntervalMs = 30_000;

export const dashboardKeys = {
  all: ["dashboard"] as const,
  screenings: ["dashboard", "screenings"] as const,
  statusCounts: (revision: string) => ["dashboard", "status-counts", revision] as const,
};

/** The screenings that run now, and those made last. Asked for more often while one runs. */
export function useDashboardScreenings() {
  return useQuery({
    queryKey: dashboardKeys.screenings,
    queryFn: async ({ signal }) => {
      const [running, latest] = await Promise.all([
        call(listScreenings, { query: { status: "InProgress", size: 10 }, signal }),
        call(listScreenings, { query: { size: 5 }, signal }),
      ]);
      return { running: running.data, runningTotal: running.total, latest: latest.data, total: latest.total };
    },
    refetchInterval: ({ state }) => (state.data?.running.length ? runningIntervalMs : idleIntervalMs),
  });
}

/** How many screenings there are in each status. `revision` changes when the counts may have. */
export function useStatusCounts(revision: string) {
  return useQuery({
    queryKey: dashboardKeys.statusCounts(revision),
    queryFn: async ({ signal }) => {
      const answer = await call(aggregateScreenings, {
        body: { aggregationType: "count", groupBy: "status" },
        signal,
      });
      return new Map(answer.data.map(({ group_by, count }) => [group_by, count]));
    },
    placeholderData: (previous) => previous,
  });
}

export function useCreateScreening() {
  return useMutation({
    mutationFn: (body: Arguments<typeof createScreening>["body"]): Promise<Screening> =>
      call(createScreening, { body }),
  });
}
