import type { Screening } from "@winnow/contract/screenings.ts";
import { useEffect, useState } from "react";
import { fetchAllScreenings } from "../queries.ts";

type Query = Parameters<typeof fetchAllScreenings>[0];

/** The screenings chosen to act on together; another search or filter begins anew, another page does not. */
export function useChosenScreenings(query: Query, shown: readonly Screening[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Screening>>(new Map());
  const [isChoosingAll, setIsChoosingAll] = useState(false);
  const { start: _, size: __, sort_by: ___, order_by: ____, ...narrowing } = query;
  const narrowed = JSON.stringify(narrowing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is narrowed is what the effect answers to.
  useEffect(() => setChosen(new Map()), [narrowed]);

  const present = new Map(shown.map((screening) => [screening.id, screening]));
  const screenings = [...chosen.values()].map((screening) => present.get(screening.id) ?? screening);

  return {
    screenings,
    keys: new Set(chosen.keys()),
    isChoosingAll,
    clear: () => setChosen(new Map()),
    choose(rows: Screening[], isChosen: boolean) {
      const next = new Map(chosen);
      for (const row of rows) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      setChosen(next);
    },
    /** Resolves to what is wrong, or null. */
    async chooseAll(): Promise<string | null> {
      setIsChoosingAll(true);
      try {
        const all = await fetchAllScreenings(query);
        setChosen(new Map(all.map((screening) => [screening.id, screening])));
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : "They could not be loaded.";
      } finally {
        setIsChoosingAll(false);
      }
    },
  };
}
