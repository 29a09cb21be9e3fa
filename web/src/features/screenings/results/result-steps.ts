export type ResultStep = "next" | "previous" | "open" | "search";

/** What a key asks of the results; null when it is not one of theirs. */
export function stepOfKey(key: string): ResultStep | null {
  switch (key) {
    case "j":
    case "ArrowDown":
      return "next";
    case "k":
    case "ArrowUp":
      return "previous";
    case "Enter":
      return "open";
    case "/":
      return "search";
    default:
      return null;
  }
}

export type Destination =
  | { type: "row"; index: number }
  | { type: "page"; page: number; at: "first" | "last" };

/** Where a step leads from row `index` of a page; null at either end of the list. */
export function destination(
  step: "next" | "previous",
  from: { index: number; rows: number; page: number; pages: number },
): Destination | null {
  const { index, rows, page, pages } = from;
  if (step === "next") {
    if (index + 1 < rows) return { type: "row", index: index + 1 };
    return page + 1 < pages ? { type: "page", page: page + 1, at: "first" } : null;
  }
  if (index > 0) return { type: "row", index: index - 1 };
  return page > 0 ? { type: "page", page: page - 1, at: "last" } : null;
}
