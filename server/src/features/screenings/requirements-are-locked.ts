import { sql } from "kysely";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import type { ScreeningRow } from "./rows.ts";

/** True while CVs are screened by these requirements, or have been: all scores of a ranking rest on the same ones. */
export async function requirementsAreLocked(
  database: Queryable<Tables>,
  screening: Pick<ScreeningRow, "id" | "status">,
): Promise<boolean> {
  if (screening.status === "InProgress") {
    return true;
  }
  const used = await database
    .selectFrom("cv_files")
    .select(sql`1`.as("one"))
    .where("screening_id", "=", screening.id)
    .where("state", "in", ["queued", "screening", "screened"])
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}
