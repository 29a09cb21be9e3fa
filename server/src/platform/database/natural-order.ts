import { type Expression, type RawBuilder, sql } from "kysely";

/**
 * What names are ordered by: 2 before 10, small and large letters alike, an accented letter with its plain one. Numbers
 * are filled up with zeros, as a PostgreSQL from elsewhere need not have a collation for it.
 */
export function naturalOrder(name: Expression<string | null>): RawBuilder<string | null> {
  const plain = sql`regexp_replace(normalize(${name}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
  // Most names have no accents, and taking them off is what takes longest.
  const letters = sql`lower(case when octet_length(${name}) = length(${name}) then ${name} else ${plain} end)`;
  const filledUp = sql`regexp_replace(${letters}, '([0-9]+)', repeat('0', 20) || '\\1', 'g')`;
  return sql`regexp_replace(${filledUp}, '0*([0-9]{20})', '\\1', 'g')`;
}
