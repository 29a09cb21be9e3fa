import { startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { rewriteQuery, subscribeToAddress } from "../page/address-now.ts";
import { afterPaintOrBeforeNextAct } from "../page/after-paint.ts";

/** Which row somebody has chosen. It stands in the address, which follows once the row is shown to be selected. */
export type ChosenRow = {
  getChosenId: () => string | null;
  choose: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Which row is selected, the chosen one or the first: what the page shows beside the list and what every act is about. */
export type SelectedRow = {
  getSelectedId: () => string | null;
  select: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Of this page; the same object as long as it is the same page. */
export function useChosenRow(): ChosenRow {
  const { pathname } = useLocation();
  return useMemo(() => createChosenRow(pathname), [pathname]);
}

/** The same object as long as the list begins with the same row. */
export function useSelectedRow(chosen: ChosenRow, firstId: string | null): SelectedRow {
  return useMemo(() => {
    const { getChosenId, choose: select, subscribe } = chosen;
    return { getSelectedId: () => getChosenId() ?? firstId, select, subscribe };
  }, [chosen, firstId]);
}

/** Browsers take a hundred addresses in ten seconds, and a key that is held makes more. */
const againAfterMs = 1_000;

function createChosenRow(pathname: string): ChosenRow {
  const listeners = new Set<() => void>();
  let coming: string | null = null;
  let search = "";
  let named: string | null = null;

  function draw() {
    for (const listener of listeners) listener();
  }

  function readAddress(): string | null {
    const now = window.location;
    // Every row asks, with every step. On the way to another page, this one stays as it is until it is gone.
    if (now.search !== search && now.pathname === pathname) {
      search = now.search;
      named = new URLSearchParams(search).get("selected");
    }
    return named;
  }

  /** Writes who was chosen into the entry of the history with that key, and until that has happened is who was chosen. */
  function writeFor(entry: unknown) {
    return () => {
      // Whoever has gone back or on meanwhile is in another entry.
      if (coming === null || window.location.pathname !== pathname || window.history.state?.key !== entry) {
        coming = null;
        return draw();
      }
      const query = new URLSearchParams(window.location.search);
      query.set("selected", coming);
      if (rewriteQuery(query)) coming = null;
      else window.setTimeout(writeFor(entry), againAfterMs);
    };
  }

  return {
    getChosenId: () => coming ?? readAddress(),

    choose: (id) => {
      if (id === (coming ?? readAddress())) return;
      const isWaiting = coming !== null;
      coming = id;
      draw();
      if (!isWaiting) afterPaintOrBeforeNextAct(writeFor(window.history.state?.key));
    },

    subscribe: (listener) => {
      listeners.add(listener);
      const stopListening = subscribeToAddress(listener);
      return () => {
        listeners.delete(listener);
        stopListening();
      };
    },
  };
}

/** For what shows at once whom a key has led to. */
export function useSelectedId(row: SelectedRow): string | null {
  return useSyncExternalStore(row.subscribe, row.getSelectedId);
}

/** Whoever leafs through a list takes less than this for each row. */
const leafingMs = 400;
/** What is drawn at rest goes on for a while when React is done: the page of a CV takes as long as several reports. */
const drawingsToRest = 8;

/** Whom somebody rested at, as another object each time. */
export type RestedAt = { id: string | null };

/**
 * For whole reports and pages: at once after a single step, and while somebody leafs through the list, once
 * they rest for as long as some drawings take here. Otherwise each key would wait for what nobody looks at.
 */
export function useRestedAt(row: SelectedRow): RestedAt {
  const [rested, setRested] = useState<RestedAt>(() => ({ id: row.getSelectedId() }));
  const drawing = useRef({ beganAtMs: 0, tookMs: 0 });

  useEffect(() => {
    let lastId: string | null | undefined;
    let lastStepAtMs = Number.NEGATIVE_INFINITY;
    let timer: number | undefined;

    function draw() {
      drawing.current.beganAtMs = performance.now();
      startTransition(() => setRested({ id: row.getSelectedId() }));
    }

    function follow() {
      if (row.getSelectedId() === lastId) return;
      lastId = row.getSelectedId();
      clearTimeout(timer);
      const now = performance.now();
      if (now - lastStepAtMs > leafingMs) draw();
      else timer = window.setTimeout(draw, Math.min(leafingMs, drawingsToRest * drawing.current.tookMs));
      lastStepAtMs = now;
    }

    follow();
    const stop = row.subscribe(follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [row]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has just been drawn is what the effect answers to.
  useEffect(() => {
    drawing.current.tookMs = performance.now() - drawing.current.beganAtMs;
  }, [rested]);
  return rested;
}

/** Whether somebody has stepped on since, also if that has led back to the same one, until they rest again. */
export function useHasLeft(row: SelectedRow, rested: RestedAt): boolean {
  const selectedId = useSelectedId(row);
  const [left, setLeft] = useState<RestedAt | null>(null);
  if (selectedId !== rested.id && left !== rested) setLeft(rested);
  return selectedId !== rested.id || left === rested;
}

export function useIsSelected(row: SelectedRow | null, id: string): boolean {
  return useSyncExternalStore(row?.subscribe ?? never, () => row?.getSelectedId() === id);
}

export function useIsAnyChosen({ subscribe, getChosenId }: ChosenRow): boolean {
  return useSyncExternalStore(subscribe, () => getChosenId() !== null);
}

/** The first of a list as it was when it came: a better one that arrives later does not take its place unseen. */
export function useFirstRow(listKey: string, rows: readonly { id: string }[] | undefined): string | null {
  const [first, setFirst] = useState<{ listKey: string; id: string } | null>(null);
  const id = rows?.[0]?.id;
  if (id !== undefined && first?.listKey !== listKey) setFirst({ listKey, id });
  return rows?.length === 0 ? null : (first?.id ?? null);
}

const never = () => () => {};
