import { sql } from "kysely";
import type { Queryable } from "./open-database.ts";

/** By the database's clock, which counts for all processes. */
export async function aDayAgo<Tables>(database: Queryable<Tables>): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`select now() - interval '1 day' as moment`.execute(database);
  const [row] = rows;
  if (!row) {
    throw new Error("A query answered no row.");
  }
  return row.moment;
}
