import { useMutation, useQuery } from "@tanstack/react-query";
import { type DashboardPeriod, getDashboard } from "@winnow/contract/analytics.ts";
import { createScreening, listScreenings, type Screening } from "@winnow/contract/screenings.ts";
import { type Arguments, call } from "../../api/call.ts";
import { timeZoneHere } from "../../ui/format/time-zone.ts";
import { dashboardKeys } from "./query-keys.ts";

const runningIntervalMs = 4_000;
const idleIntervalMs = 60_000;
const latestCount = 5;

/** What waits, what runs and the figures of a period, by the days of this browser. Asked for more often while something runs. */
export function useDashboard(period: DashboardPeriod) {
  return useQuery({
    queryKey: dashboardKeys.of(period),
    queryFn: ({ signal }) =>
      call(getDashboard, {
        query: { period, timezone: timeZoneHere() },
        signal,
      }),
    // The figures of another period stay, marked as such, until those that were asked for are there.
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) =>
      state.data?.running.screenings.length ? runningIntervalMs : idleIntervalMs,
  });
}

/** The screenings made last. */
export function useLatestScreenings() {
  return useQuery({
    queryKey: dashboardKeys.latest,
    queryFn: async ({ signal }) =>
      (await call(listScreenings, { query: { size: latestCount }, signal })).data,
    refetchInterval: idleIntervalMs,
  });
}

export function useCreateScreening() {
  return useMutation({
    mutationFn: (body: Arguments<typeof createScreening>["body"]): Promise<Screening> =>
      call(createScreening, { body }),
  });
}
