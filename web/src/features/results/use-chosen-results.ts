import type { ScreeningResult } from "@winnow/contract/results.ts";
import { useMemo, useState } from "react";

export type Chosen = {
  /** Chosen one by one, over pages, as they stood there. */
  results: ReadonlyMap<string, ScreeningResult>;
  /** All that match, on whatever page. */
  isAll: boolean;
  count: number;
  has: (id: string) => boolean;
  set: (results: readonly ScreeningResult[], isChosen: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
};

type Choice = { filters: string; results: ReadonlyMap<string, ScreeningResult>; isAll: boolean };

const none: Choice["results"] = new Map();

/** Which results are chosen for acting on together. Other filters begin a new choice; paging and sorting keep it. */
export function useChosenResults(filters: string): Chosen {
  const [choice, setChoice] = useState<Choice>({ filters, results: none, isAll: false });

  return useMemo(() => {
    const { results, isAll } = choice.filters === filters ? choice : { results: none, isAll: false };
    return {
      results,
      isAll,
      count: results.size,
      has: (id) => isAll || results.has(id),
      set: (changed, isChosen) => {
        const next = new Map(results);
        for (const result of changed) {
          if (isChosen) next.set(result.id, result);
          else next.delete(result.id);
        }
        setChoice({ filters, results: next, isAll: false });
      },
      chooseAll: () => setChoice({ filters, results, isAll: true }),
      clear: () => setChoice({ filters, results: none, isAll: false }),
    };
  }, [choice, filters]);
}
