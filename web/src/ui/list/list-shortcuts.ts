import { askedByTable, type Shortcut } from "./shortcuts.ts";

export type ListKey = "next" | "previous" | "open" | "search" | "select";

/** The keys that every list listens to. */
export const listShortcuts: readonly Shortcut<ListKey>[] = [
  { keys: ["j"], asks: "next", does: "Next row" },
  { keys: ["k"], asks: "previous", does: "Row before" },
  { keys: ["Enter"], asks: "open", does: "Open the row" },
  { keys: ["x"], asks: "select", does: "Select the row, where rows can be selected" },
  { keys: ["/"], asks: "search", does: "Search in the list" },
];

export const askedByKey = askedByTable(listShortcuts);
