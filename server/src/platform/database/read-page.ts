import { type AliasedExpression, type SelectQueryBuilder, sql } from "kysely";

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
  return { rows, total: await totalOf(rows, { start, count: () => count.executeTakeFirstOrThrow() }) };
}

/**
 * One page of a list whose rows hold more than their order needs, in one query: what more they hold is looked up for the
 * rows of the page alone. `complete` joins `page`, selects its `total_of_list` and sorts again as `sorted` does.
 */
export async function readPageOfIds<DB, TB extends keyof DB, Row>(list: {
  sorted: SelectQueryBuilder<DB, TB, { id: string }>;
  complete: (page: PageOfIds) => { execute(): Promise<(Row & { total_of_list: number })[]> };
  counted: SelectQueryBuilder<DB, TB, unknown>;
  start: number;
  size: number;
}): Promise<{ rows: Row[]; total: number }> {
  const { sorted, complete, counted, start, size } = list;
  const page = sorted
    .select(sql<number>`count(*) over ()`.as("total_of_list"))
    .$castTo<{ id: string; total_of_list: number }>()
    .limit(size)
    .offset(start * size)
    .as("page");
  const rows = await complete(page).execute();
  const count = counted.select(sql<number>`count(*)`.as("total")).$castTo<{ total: number }>();
  return { rows, total: await totalOf(rows, { start, count: () => count.executeTakeFirstOrThrow() }) };
}

export type PageOfIds = AliasedExpression<{ id: string; total_of_list: number }, "page">;

/** What the rows say, or, behind the last page, what is counted. */
async function totalOf(
  [first]: { total_of_list: number }[],
  { start, count }: { start: number; count: () => Promise<{ total: number }> },
): Promise<number> {
  if (first) {
    return first.total_of_list;
  }
  return start === 0 ? 0 : (await count()).total;
}
