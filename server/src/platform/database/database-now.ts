import { sql } from "kysely";
import type { Queryable } from "./open-database.ts";

/** The moment by the database's clock, in whole milliseconds; within a transaction too it goes on. */
export async function databaseNow<Tables>(database: Queryable<Tables>): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`select clock_timestamp() as moment`.execute(database);
  const [row] = rows;
  if (!row) {
    throw new Error("A query answered no row.");
  }
  return row.moment;
}
