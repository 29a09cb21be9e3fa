import { type Expression, type RawBuilder, sql } from "kysely";
import { letterOrder } from "./natural-order.ts";

/** Whether each word that somebody typed stands in a text: small and large letters alike, accents aside. */
export function hasWords(text: Expression<string | null>, typed: string): RawBuilder<boolean> {
  const words = typed.split(/\s+/).filter((word) => word !== "");
  const conditions = words.map(
    (word) => sql<boolean>`strpos(${letterOrder(text)}, ${letterOrder(sql`${word}::text`)}) > 0`,
  );
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
