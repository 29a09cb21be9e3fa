import { type Expression, type RawBuilder, sql } from "kysely";

/**
 * What names of things are ordered by: 2 before 10, and letters as in `letterOrder`. Numbers are filled up with zeros,
 * as a PostgreSQL from elsewhere need not have a collation for it.
 */
export function naturalOrder(name: Expression<string | null>): RawBuilder<string | null> {
  const filledUp = sql`regexp_replace(${letterOrder(name)}, '([0-9]+)', repeat('0', 20) || '\\1', 'g')`;
  return sql`regexp_replace(${filledUp}, '0*([0-9]{20})', '\\1', 'g')`;
}

/** What names of people are ordered by: small and large letters alike, an accented letter with its plain one. */
export function letterOrder(name: Expression<string | null>): RawBuilder<string | null> {
  const withoutMarks = sql`regexp_replace(normalize(${name}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
  // Unicode takes no stroke off a letter.
  const plain = sql`translate(${withoutMarks}, 'ŁłØøĐđĦħŦŧı', 'LlOoDdHhTti')`;
  // Most names have no accents, and taking them off is what takes longest.
  return sql`lower(case when octet_length(${name}) = length(${name}) then ${name} else ${plain} end)`;
}
