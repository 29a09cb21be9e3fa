import type { AvailableFilter, Paginated } from "@winnow/contract/list-query.ts";

/** One page of a list in the shape of every list answer. */
export function paginate<Row>(page: {
  rows: Row[];
  total: number;
  query: { start: number; size: number };
  filters: AvailableFilter[];
}): Paginated<Row> {
  return {
    data: page.rows,
    total: page.total,
    page: page.query.start,
    page_size: page.query.size,
    total_pages: Math.ceil(page.total / page.query.size),
    filters: page.filters,
  };
}

/** The filters that a list offers, from its groups and their names. */
export function filtersOf(groups: Record<string, readonly string[]>): AvailableFilter[] {
  return Object.entries(groups).flatMap(([filterGroup, names]) =>
    names.map((filterName) => ({ uniqueId: `${filterGroup}:${filterName}`, filterGroup, filterName })),
  );
}
