import type { DecisionKind } from "@winnow/contract/decisions.ts";
import { keysOf } from "@winnow/contract/keys-of.ts";
import { decisionLabels } from "@winnow/contract/labels.ts";
import type { ListKey } from "../../ui/list/list-shortcuts.ts";
import type { Shortcut } from "../../ui/list/shortcuts.ts";
import { decisionControls } from "./decisions/decision-controls.tsx";

export type ResultKey = ListKey | DecisionKind | "clear" | "undo";

/** What decides on whom the page shows, beside the list and on a report alone. */
const decidingShortcuts: readonly Shortcut<Exclude<ResultKey, ListKey>>[] = [
  // Not `decisionKinds`, whose file brings the schemas of all decisions along.
  ...keysOf(decisionLabels).map((kind) => ({
    keys: [decisionControls[kind].key],
    asks: kind,
  })),
  { keys: ["c"], asks: "clear" },
  { keys: ["u"], asks: "undo" },
];

const next = { keys: ["j", "ArrowDown"], asks: "next" } as const;
const previous = { keys: ["k", "ArrowUp"], asks: "previous" } as const;

export const resultShortcuts: readonly Shortcut<ResultKey>[] = [
  next,
  previous,
  { keys: ["Enter"], asks: "open" },
  ...decidingShortcuts,
  { keys: ["x"], asks: "select" },
  { keys: ["/"], asks: "search" },
];

/** Those of a match report that has the page for itself. */
export const matchReportShortcuts: readonly Shortcut<Exclude<ResultKey, "open" | "select" | "search">>[] = [
  next,
  previous,
  ...decidingShortcuts,
];

/** A row to arrive at, on this page or on another once it is there. */
export type Arrival = "first" | "last" | "first undecided";

export type Destination = { type: "row"; index: number } | { type: "page"; page: number; at: Arrival };

type Place = { index: number; rows: number; page: number; pages: number };

/** Where a step leads from row `index` of a page; null at either end of the list. */
export function destination(
  step: "next" | "previous",
  { index, rows, page, pages }: Place,
): Destination | null {
  if (step === "next") {
    if (index + 1 < rows) return { type: "row", index: index + 1 };
    return page + 1 < pages ? { type: "page", page: page + 1, at: "first" } : null;
  }
  if (index > 0) return { type: "row", index: index - 1 };
  return page > 0 ? { type: "page", page: page - 1, at: "last" } : null;
}

/**
 * Where a decision on row `index` leads: to the next undecided row, on the next page when this one has none left below.
 * A list that leaves decided rows out refills, so there the next undecided one comes to this very page. Somebody whom
 * better ones have pushed off the page meanwhile has the index -1, and is followed by the first undecided row.
 */
export function afterDecision(place: {
  index: number;
  isUndecided: boolean[];
  page: number;
  pages: number;
  leavesOut: boolean;
}): Destination | null {
  const { index, isUndecided, page, pages, leavesOut } = place;
  const below = isUndecided.findIndex((is, row) => is && row > index);
  if (below >= 0) return { type: "row", index: below };
  if (leavesOut) {
    const above = isUndecided.findIndex((is, row) => is && row !== index);
    return above >= 0 ? { type: "row", index: above } : { type: "page", page, at: "first undecided" };
  }
  return page + 1 < pages ? { type: "page", page: page + 1, at: "first undecided" } : null;
}
