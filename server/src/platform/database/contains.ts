import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

/** Whether a search is found in a text, whatever the size of its letters; `%` and `_` find themselves. */
export function contains(text: Expression<string | null>, search: string): RawBuilder<SqlBool> {
  return containsInSmall(sql`lower(${text})`, search);
}

/** The same in a text that has small letters only. */
export function containsInSmall(text: Expression<string | null>, search: string): RawBuilder<SqlBool> {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  // In a query of its own, so that it is put into small letters once and not for every row.
  return sql<SqlBool>`${text} like (select lower(${pattern}))`;
}
