import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Queryable } from "./open-database.ts";

/** Up to here it is quicker to count beside the page than to go through the whole list in its order. */
export const nearRows = 1_000;

/**
 * The keys of one page of a list, and how many rows the whole list has. `sorted` selects nothing but `key`. Of a list that
 * is not filtered `total` says how many they are; what a filter leaves is gone through once, for the page and the total
 * together.
 */
export async function readKeys<Tables, DB, TB extends keyof DB>(
  database: Queryable<Tables>,
  list: {
    sorted: SelectQueryBuilder<DB, TB, { key: unknown }>;
    total: RawBuilder<number>;
    isFiltered: boolean;
    start: number;
    size: number;
  },
): Promise<{ keys: string[]; total: number }> {
  const { sorted, total, isFiltered, start, size } = list;
  const first = start * size;
  const isNear = !isFiltered && first < nearRows;
  const { rows } = isNear
    ? await sql<Answer>`select ${total} as total,
        array(${sorted.limit(size).offset(first)})::text[] as keys`.execute(database)
    : await sql<Answer>`select count(*) as total,
        coalesce((array_agg(key))[${first + 1}::integer : ${first + size}::integer], '{}')::text[] as keys
        from (${sorted}) as sorted`.execute(database);
  const [answer] = rows;
  if (!answer) {
    throw new Error("A query answered no row.");
  }
  return answer;
}

type Answer = { total: number; keys: string[] };
