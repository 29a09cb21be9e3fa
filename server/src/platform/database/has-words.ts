import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { contains } from "./contains.ts";

/** Whether each word that somebody typed stands in a text: small and large letters alike, accents aside. */
export function hasWords(text: Expression<string | null>, typed: string): RawBuilder<SqlBool> {
  const words = typed.split(/\s+/).filter((word) => word !== "");
  return words.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.join(
        words.map((word) => contains(text, word)),
        sql` and `,
      )})`;
}
