export type ListKey = "next" | "previous" | "open" | "search" | "select" | "help";

/** The keys that every list with a selected row listens to. */
export const listKeys: Readonly<Record<string, ListKey>> = {
  j: "next",
  ArrowDown: "next",
  k: "previous",
  ArrowUp: "previous",
  Enter: "open",
  "/": "search",
  x: "select",
  "?": "help",
};
