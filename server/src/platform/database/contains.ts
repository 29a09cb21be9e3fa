import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

/** Whether a search is found in a text: small and large letters alike, accents aside, in every script. */
export function contains(text: Expression<string | null>, search: string): RawBuilder<SqlBool> {
  return containsInFolded(sql`folded(${text})`, search);
}

/** The same in a text that is folded already, see migration 0075. */
export function containsInFolded(text: Expression<string | null>, search: string): RawBuilder<SqlBool> {
  // In a query of its own, so that it is folded once and not for every row.
  return sql<SqlBool>`strpos(${text}, (select folded(${search}))) > 0`;
}
