import type { ScreeningResult } from "@winnow/contract/results.ts";
import { type RefObject, useEffect, useRef } from "react";
import type { useScreeningResults } from "../queries.ts";
import { type Arrival, afterDecision, type Destination, destination } from "./result-steps.ts";
import type { ResultsList } from "./use-results-list.ts";
import type { useSelectedResult } from "./use-selected-result.ts";

export type ResultSteps = ReturnType<typeof useResultSteps>;

/** Leads from candidate to candidate, over the pages of the list, ahead of the address that follows. */
export function useResultSteps(given: {
  list: ResultsList;
  results: ReturnType<typeof useScreeningResults>;
  rows: ScreeningResult[] | undefined;
  selected: ReturnType<typeof useSelectedResult>;
  /** The result whose report stands beside the list; null where there is no room for one. */
  besideId: string | null;
  frame: RefObject<HTMLElement | null>;
}) {
  const { list, results, rows, besideId, frame } = given;
  const { selectedId, select } = given.selected;
  const arriveAt = useRef<{ page: number; at: Arrival } | null>(null);
  // The address follows a moment later, and quick fingers do not wait for it.
  const intended = useRef<{ id: string | null; isOnItsWay: boolean }>({ id: selectedId, isOnItsWay: false });
  const pages = Math.max(1, results.data?.total_pages ?? 1);
  const lastPage = pages - 1;
  const isPastTheEnd = results.data !== undefined && !results.isPlaceholderData && list.page > lastPage;
  const { decision: wanted } = list.filters;
  /** A list of undecided ones refills as they are decided on. */
  const leavesOutDecided = wanted.includes("undecided");
  const showsDecidedOnly = wanted.length > 0 && !leavesOutDecided;

  useEffect(() => {
    const { id, isOnItsWay } = intended.current;
    if (isOnItsWay && id !== selectedId) return;
    intended.current = { id: selectedId, isOnItsWay: false };
  }, [selectedId]);

  useEffect(() => {
    if (isPastTheEnd) list.setPage(lastPage);
  }, [isPastTheEnd, lastPage, list.setPage]);

  // A step past the end of a page goes on there, once its rows have come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new rows let a step arrive.
  useEffect(() => {
    const arrival = arriveAt.current;
    if (arrival?.page !== list.page || results.isPlaceholderData || !rows) return;
    const { at } = arrival;
    const row = at === "first" ? rows[0] : at === "last" ? rows.at(-1) : rows.find(isUndecided);
    // A page that refills may still be on its way.
    if (!row && leavesOutDecided && results.isFetching) return;
    arriveAt.current = null;
    if (row) goTo(row);
    else if (!leavesOutDecided && list.page < lastPage) follow({ type: "page", page: list.page + 1, at });
  }, [results.data, results.isPlaceholderData, results.isFetching, list.page]);

  function choose(resultId: string) {
    intended.current = { id: resultId, isOnItsWay: resultId !== selectedId };
    select(resultId);
  }

  function goTo(row: ScreeningResult) {
    choose(row.id);
    frame.current?.querySelector<HTMLElement>(`[data-result="${row.id}"]`)?.focus();
  }

  function follow(to: Destination | null) {
    if (to?.type === "page") {
      arriveAt.current = { page: to.page, at: to.at };
      if (to.page !== list.page) list.setPage(to.page);
    }
    const row = to?.type === "row" ? rows?.[to.index] : undefined;
    if (row) goTo(row);
  }

  /** The row that a key is about: beside the report the selected one, else the one with the focus. */
  function currentIndex(): number {
    const focused = besideId === null ? document.activeElement?.getAttribute("data-result") : null;
    const id = focused ?? intended.current.id ?? besideId;
    return rows?.findIndex((row) => row.id === id) ?? -1;
  }

  return {
    choose,
    goTo,

    /** Whom a key is about; on the way to another page there is nobody yet. */
    current: () => (arriveAt.current === null ? rows?.[currentIndex()] : undefined),

    step: (direction: "next" | "previous") => {
      if (!rows || rows.length === 0 || arriveAt.current !== null) return;
      follow(destination(direction, { index: currentIndex(), rows: rows.length, page: list.page, pages }));
    },

    /** On to the next one that nobody has decided on. */
    stepOnFrom: (decided: ScreeningResult) => {
      const index = rows?.findIndex(({ id }) => id === decided.id) ?? -1;
      if (!rows || index < 0) return;
      follow(
        afterDecision({
          index,
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

function isUndecided({ decision }: ScreeningResult): boolean {
  return decision === null;
}
