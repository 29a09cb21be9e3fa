import { type SelectQueryBuilder, sql } from "kysely";

/**
 * One page of a list, and how many rows the whole list has. `counted` are the same rows as `sorted`, in no order. Where a
 * filter or an order without an index looks at all rows, they are counted on the way; else counting alone is quicker.
 */
export async function readPage<DB, TB extends keyof DB, Row, Unsorted>(list: {
  sorted: SelectQueryBuilder<DB, TB, Row>;
  counted: SelectQueryBuilder<DB, TB, Unsorted>;
  looksAtAll: boolean;
  start: number;
  size: number;
}): Promise<{ rows: Row[]; total: number }> {
  const { sorted, counted, looksAtAll, start, size } = list;
  const count = counted.select(sql<number>`count(*)`.as("total")).$castTo<{ total: number }>();
  const total = looksAtAll ? sql<number>`count(*) over ()` : sql<number>`(${count})`;
  const rows = await sorted
    .select(total.as("total_of_list"))
    .$castTo<Row & { total_of_list: number }>()
    .limit(size)
    .offset(start * size)
    .execute();
  const [first] = rows;
  if (first) {
    return { rows, total: first.total_of_list };
  }
  return { rows, total: start === 0 ? 0 : (await count.executeTakeFirstOrThrow()).total };
}
