import { useMemo, useState } from "react";

export type Chosen = {
  /** Chosen one by one, over pages. */
  ids: ReadonlySet<string>;
  /** All that match, on whatever page. */
  isAll: boolean;
  count: number;
  has: (id: string) => boolean;
  set: (ids: readonly string[], isChosen: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
};

type Choice = { filters: string; ids: ReadonlySet<string>; isAll: boolean };

const none: ReadonlySet<string> = new Set();

/** Which results are chosen for acting on together. Other filters begin a new choice; paging and sorting keep it. */
export function useChosenResults(filters: string): Chosen {
  const [choice, setChoice] = useState<Choice>({ filters, ids: none, isAll: false });

  return useMemo(() => {
    const { ids, isAll } = choice.filters === filters ? choice : { ids: none, isAll: false };
    return {
      ids,
      isAll,
      count: ids.size,
      has: (id) => isAll || ids.has(id),
      set: (changed, isChosen) => {
        const next = new Set(ids);
        for (const id of changed) {
          if (isChosen) next.add(id);
          else next.delete(id);
        }
        setChoice({ filters, ids: next, isAll: false });
      },
      chooseAll: () => setChoice({ filters, ids, isAll: true }),
      clear: () => setChoice({ filters, ids: none, isAll: false }),
    };
  }, [choice, filters]);
}
