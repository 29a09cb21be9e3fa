import { useQueryClient } from "@tanstack/react-query";
import type { Screening } from "@winnow/contract/screenings.ts";
import { useEffect } from "react";
import { screeningKeys } from "./query-keys.ts";

/** Asks for files, quote and results again whenever the counts of the screening or its JD have moved on. */
export function useFollowedCounts(screening: Screening) {
  const client = useQueryClient();
  const { id, status, jd_state, counts } = screening;
  const snapshot = JSON.stringify([status, jd_state, counts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has moved on is what the effect answers to.
  useEffect(() => {
    for (const queryKey of [
      screeningKeys.files(id),
      screeningKeys.credits(id),
      screeningKeys.results(id),
      screeningKeys.jd(id),
    ]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [client, id, snapshot]);
}
