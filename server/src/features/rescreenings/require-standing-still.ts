import type { Queryable } from "../../platform/database/open-database.ts";
import { Failure } from "../../platform/failure.ts";
import type { Tables } from "../../tables.ts";
import { countCvFilesInWork } from "../screenings/cv-file-rows.ts";
import type { ScreeningRow } from "../screenings/rows.ts";

/** Throws `screeningRunning` while results of a locked screening come in, also those that finish after a stop. */
export async function requireStandingStill(
  database: Queryable<Tables>,
  { account_id: accountId, id: screeningId, status }: ScreeningRow,
): Promise<void> {
  if (status === "InProgress" || (await countCvFilesInWork(database, { accountId, screeningId })) > 0) {
    throw new Failure("screeningRunning");
  }
}
