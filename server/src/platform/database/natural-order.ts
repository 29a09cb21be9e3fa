import { type Expression, type RawBuilder, sql } from "kysely";

/**
 * What names of things are ordered by: 2 before 10, small and large letters alike, an accented letter with its plain
 * one. Numbers are filled up with zeros, as a PostgreSQL from elsewhere need not have a collation for it.
 */
export function naturalOrder(name: Expression<string | null>): RawBuilder<string | null> {
  const filledUp = sql`regexp_replace(folded(${name}), '([0-9]+)', repeat('0', 20) || '\\1', 'g')`;
  return sql`regexp_replace(${filledUp}, '0*([0-9]{20})', '\\1', 'g')`;
}
