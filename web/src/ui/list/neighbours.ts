type Place = { id: string; page: number };
export type Neighbours = {
  /** From 1; null when the list does not show the row. */
  position: number | null;
  total: number;
  previous: Place | null;
  next: Place | null;
};
type Page = { data: { id: string }[]; total: number; total_pages: number };

/** The pages (from 0) on which a row may stand: the one of the address, then those that its rank leads to. */
export function startsToLookAt({ start, size }: { start: number; size: number }, rank: number): number[] {
  const byRank = Math.floor((rank - 1) / size);
  return [...new Set([start, byRank, byRank + 1])];
}

/**
 * Looks for a row on some pages (from 0) of a list, and says who stands before and after it, if need be on the page
 * before or after.
 */
export async function neighboursIn(where: {
  rowId: string;
  size: number;
  starts: number[];
  page: (start: number) => Promise<Page>;
}): Promise<Neighbours> {
  const { rowId, size, starts, page } = where;
  let total = 0;
  for (const start of starts) {
    const { data, ...whole } = await page(start);
    total = whole.total;
    const index = data.findIndex(({ id }) => id === rowId);
    if (index < 0) continue;
    const before = data[index - 1];
    const after = data[index + 1];
    const hasMore = start + 1 < whole.total_pages;
    return {
      position: start * size + index + 1,
      total,
      previous: before ? { id: before.id, page: start } : await atEdge(start - 1, "last"),
      next: after ? { id: after.id, page: start } : hasMore ? await atEdge(start + 1, "first") : null,
    };
  }
  return { position: null, total, previous: null, next: null };

  async function atEdge(start: number, edge: "first" | "last"): Promise<Place | null> {
    if (start < 0) return null;
    const { data } = await page(start);
    const found = edge === "first" ? data[0] : data.at(-1);
    return found ? { id: found.id, page: start } : null;
  }
}
