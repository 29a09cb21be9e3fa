import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { drawAddressNow, subscribeToAddress } from "../page/address-now.ts";

export type SelectedRow = ReturnType<typeof useSelectedRow>;

/** Which row is selected: what the page shows beside the list and what every act is about. It stands in the address. */
export function useSelectedRow(): {
  /** As the page was last drawn, which follows a moment after whom the address names: see `useSelectedRowStore`. */
  selectedId: string | null;
  select: (id: string) => void;
} {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();

  const select = useCallback(
    (id: string) => {
      const next = new URLSearchParams(window.location.search);
      if (next.get("selected") === id) return;
      next.set("selected", id);
      // What the entry of the history stands for stays: only who is selected is another.
      const { usr: state } = window.history.state ?? {};
      navigate(`?${next}`, { replace: true, preventScrollReset: true, state });
      drawAddressNow();
    },
    [navigate],
  );
  return { selectedId: parameters.get("selected"), select };
}

/** Which row the address names at this moment, or the first; as `useSyncExternalStore` takes it. */
export type SelectedRowStore = {
  getSelectedId: () => string | null;
  subscribe: (listener: () => void) => () => void;
};

/**
 * For what shows at once whom a key has led to, and for what the next key is about. The same object as long as it is the
 * same list.
 */
export function useSelectedRowStore(firstId: string | null): SelectedRowStore {
  const { pathname } = useLocation();
  return useMemo(() => {
    let search = "";
    let named: string | null = null;
    return {
      // Every row asks, with every step.
      getSelectedId: () => {
        const now = window.location;
        // On the way to another page, this one stays as it is until it is gone.
        if (now.search !== search && now.pathname === pathname) {
          search = now.search;
          named = new URLSearchParams(search).get("selected");
        }
        return named ?? firstId;
      },
      subscribe: subscribeToAddress,
    };
  }, [pathname, firstId]);
}

export function useSelectedId(store: SelectedRowStore): string | null {
  return useSyncExternalStore(store.subscribe, store.getSelectedId);
}

export function useIsSelected(store: SelectedRowStore | null, id: string): boolean {
  return useSyncExternalStore(store?.subscribe ?? never, () => store?.getSelectedId() === id);
}

/** The first of a list as it was when it came: a better one that arrives later does not take its place unseen. */
export function useFirstRow(listKey: string, rows: readonly { id: string }[] | undefined): string | null {
  const [first, setFirst] = useState<{ listKey: string; id: string } | null>(null);
  const id = rows?.[0]?.id;
  if (id !== undefined && first?.listKey !== listKey) setFirst({ listKey, id });
  return rows?.length === 0 ? null : (first?.id ?? null);
}

const never = () => () => {};
