import type { RefObject } from "react";
import { focusSearch } from "./focus-search.ts";
import { askedByKey, type ListKey } from "./list-shortcuts.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useRowSteps } from "./use-row-steps.ts";
import type { Selection } from "./use-selection.ts";

/** The keys of a list whose rows stand in `frame`, each marked with its id: they move the focus, and act on its row. */
export function useRowKeys<Row extends { id: string }>(given: {
  frame: RefObject<HTMLElement | null>;
  rows: readonly Row[] | undefined;
  selection: Pick<Selection<Row>, "toggle"> | undefined;
}) {
  const { frame, rows = [], selection } = given;
  const step = useRowSteps(frame);

  useListKeys(askedByKey, (asked) => act(asked));

  function act(asked: ListKey) {
    const focused = document.activeElement?.closest<HTMLElement>("[data-list-row]");
    const row = rows.find(({ id }) => id === focused?.dataset.listRow);
    switch (asked) {
      case "next":
      case "previous":
        return step(asked);
      case "search":
        return focusSearch();
      // A row that is a link opens by itself; of others the first thing that leads on is meant.
      case "open":
        return focused?.querySelector<HTMLElement>("a[href]")?.click();
      case "select":
        return row && selection?.toggle(row, rows);
    }
  }
}
