import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { isAnyCvScreened } from "./cv-file-rows.ts";
import type { ScreeningRow } from "./rows.ts";

/** True while CVs are screened by these requirements, or have been: all scores of a ranking rest on the same ones. */
export async function requirementsAreLocked(
  database: Queryable<Tables>,
  { account_id: accountId, id: screeningId, status }: Pick<ScreeningRow, "account_id" | "id" | "status">,
): Promise<boolean> {
  return status === "InProgress" || isAnyCvScreened(database, { accountId, screeningId });
}
