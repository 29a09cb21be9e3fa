import { askedByTable, type Shortcut } from "./shortcuts.ts";

export type ListKey = "next" | "previous" | "open" | "search" | "select";

/** The keys that every list listens to. */
export const listShortcuts: readonly Shortcut<ListKey>[] = [
  { keys: ["j"], asks: "next" },
  { keys: ["k"], asks: "previous" },
  { keys: ["Enter"], asks: "open" },
  { keys: ["x"], asks: "select" },
  { keys: ["/"], asks: "search" },
];

export const askedByKey = askedByTable(listShortcuts);
