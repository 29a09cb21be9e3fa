import { useQueryClient } from "@tanstack/react-query";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useEffect, useState } from "react";
import { screeningKeys } from "../screenings/query-keys.ts";

/**
 * Follows a screening while its CVs are read. The list is asked for again with every one, unless somebody is in the
 * middle of it: then it stands still, and how many have come since is told instead.
 */
export function useArrivals(screening: Screening, options: { isHeld: boolean; listKey: string }) {
  const client = useQueryClient();
  const { isHeld, listKey } = options;
  const { id, status, jd_state, counts } = screening;
  const snapshot = JSON.stringify([status, jd_state, counts]);
  const [seen, setSeen] = useState({ listKey, screened: counts.screened });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has moved on is what the effect answers to.
  useEffect(() => {
    for (const queryKey of [screeningKeys.files(id), screeningKeys.credits(id), screeningKeys.jd(id)]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [client, id, snapshot]);

  // Another page or filter is asked for as it stands now, by being shown.
  const isCurrent = !isHeld || seen.listKey !== listKey;
  useEffect(() => {
    if (!isCurrent || (seen.screened === counts.screened && seen.listKey === listKey)) return;
    setSeen({ listKey, screened: counts.screened });
    if (seen.listKey === listKey) void client.invalidateQueries({ queryKey: screeningKeys.results(id) });
  }, [client, id, isCurrent, seen, counts.screened, listKey]);

  return {
    count: isCurrent ? 0 : Math.max(0, counts.screened - seen.screened),
    show: () => {
      setSeen({ listKey, screened: counts.screened });
      void client.invalidateQueries({ queryKey: screeningKeys.results(id) });
    },
  };
}
