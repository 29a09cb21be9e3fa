import type { DashboardPeriod } from "@winnow/contract/analytics.ts";

/** Apart from the calls and their shapes: every page of an account knows what makes them stale. */
export const dashboardKeys = {
  all: ["dashboard"] as const,
  of: (period: DashboardPeriod) => ["dashboard", "of", period] as const,
  latest: ["dashboard", "latest"] as const,
};
