import type { ScreeningResult } from "@winnow/contract/results.ts";
import { type RefObject, useCallback, useEffect, useState } from "react";
import type { SelectedRow } from "../../ui/list/use-selected-row.ts";
import { afterPaintOrBeforeNextAct } from "../../ui/page/after-paint.ts";
import type { ResultsQuery, useScreeningResults } from "../screenings/queries.ts";
import { type Arrival, afterDecision, type Destination, destination } from "./result-steps.ts";
import type { ResultsList } from "./use-results-list.ts";

export type ResultSteps = ReturnType<typeof useResultSteps>;

/** Leads from candidate to candidate, over the pages of the list. */
export function useResultSteps(given: {
  list: ResultsList;
  results: ReturnType<typeof useScreeningResults>;
  rows: ScreeningResult[] | undefined;
  selected: SelectedRow;
  /** Whether the report of the selected one stands beside the list. */
  hasReport: boolean;
  frame: RefObject<HTMLElement | null>;
}) {
  const { list, results, rows, selected, hasReport, frame } = given;
  const [arrival, setArrival] = useState<{ page: number; at: Arrival } | null>(null);
  const pages = Math.max(1, results.data?.total_pages ?? 1);
  const lastPage = pages - 1;
  const { decision: wanted } = list.filters;
  /** A list of undecided ones refills as they are decided on. */
  const leavesOutDecided = wanted.includes("undecided");
  const showsDecidedOnly = wanted.length > 0 && !leavesOutDecided;

  // A step past the end of a page goes on there, once its rows have come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new rows let a step arrive.
  useEffect(() => {
    if (arrival?.page !== list.page || results.isPlaceholderData || !rows) return;
    const { at } = arrival;
    const row = at === "first" ? rows[0] : at === "last" ? rows.at(-1) : rows.find(isUndecided);
    // A page that refills may still be on its way.
    if (!row && leavesOutDecided && results.isFetching) return;
    setArrival(null);
    if (row) goTo(row);
    else if (!leavesOutDecided && list.page < lastPage) follow({ type: "page", page: list.page + 1, at });
  }, [results.data, results.isPlaceholderData, results.isFetching, list.page]);

  const choose = useCallback(
    (resultId: string) => {
      setArrival(null);
      selected.select(resultId);
    },
    [selected],
  );

  function goTo(row: ScreeningResult) {
    choose(row.id);
    const hadFocus = document.activeElement;
    // It takes a layout: who it is is shown before.
    afterPaintOrBeforeNextAct(() => {
      // Whoever is elsewhere by now stays there.
      if (document.activeElement !== hadFocus && document.activeElement !== document.body) return;
      frame.current?.querySelector<HTMLElement>(`[data-row="${row.id}"]`)?.focus();
    });
  }

  function follow(to: Destination | null) {
    if (to?.type === "page") {
      setArrival({ page: to.page, at: to.at });
      if (to.page !== list.page) list.setPage(to.page);
    }
    const row = to?.type === "row" ? rows?.[to.index] : undefined;
    if (row) goTo(row);
  }

  function indexOf(id: string | null | undefined): number {
    return rows?.findIndex((row) => row.id === id) ?? -1;
  }

  return {
    choose,
    goTo,
    /** On the way to another page there is nobody yet. */
    isOnTheWay: arrival !== null,

    /** Where there is no room for the report, a key is about the row that has the focus. */
    focused: () => rows?.[indexOf(focusedId())],

    step: (direction: "next" | "previous") => {
      if (!rows || rows.length === 0 || arrival !== null) return;
      const index = indexOf(hasReport ? selected.getSelectedId() : (focusedId() ?? selected.getSelectedId()));
      follow(destination(direction, { index, rows: rows.length, page: list.page, pages }));
    },

    /** The page that a step from this row leads to; null where it stays on this one. */
    over: (index: number): { query: ResultsQuery; at: "first" | "last" } | null => {
      if (index < 0) return null;
      const place = { index, rows: rows?.length ?? 0, page: list.page, pages };
      const ways = [destination("next", place), destination("previous", place)];
      const over = ways.find((way) => way?.type === "page");
      if (!over) return null;
      return { query: { ...list.query, start: over.page }, at: over.page > list.page ? "first" : "last" };
    },

    /** On to the next one that nobody has decided on. */
    stepOnFrom: (decided: ScreeningResult) => {
      if (!rows) return;
      follow(
        afterDecision({
          index: indexOf(decided.id),
          // Among those that are decided anyhow, the next one is simply the next.
          isUndecided: rows.map((row) => showsDecidedOnly || isUndecided(row)),
          page: list.page,
          pages,
          leavesOut: leavesOutDecided,
        }),
      );
    },
  };
}

function focusedId(): string | null | undefined {
  return document.activeElement?.getAttribute("data-row");
}

function isUndecided({ decision }: ScreeningResult): boolean {
  return decision === null;
}
