import {
  type DashboardPeriod,
  dashboardPeriods,
  defaultDashboardPeriod,
} from "@winnow/contract/analytics.ts";
import { useSearchParams } from "react-router";

/** The period of the figures, kept in the address. */
export function usePeriod(): [DashboardPeriod, (period: DashboardPeriod) => void] {
  const [parameters, setParameters] = useSearchParams();
  const period = dashboardPeriods.find((one) => one === parameters.get("period")) ?? defaultDashboardPeriod;
  function choose(next: DashboardPeriod) {
    setParameters(
      (previous) => {
        const changed = new URLSearchParams(previous);
        if (next === defaultDashboardPeriod) changed.delete("period");
        else changed.set("period", next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [period, choose];
}
