import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { resolveHold } from "../credits/rows.ts";
import { type CvFileRow, deleteCvFileRow } from "./cv-file-rows.ts";
import { placesOf } from "./object-keys.ts";
import { removeLater } from "./remove-later.ts";

/**
 * Removes a CV file with its result and its recorded duplicates; of one in work the credits come back. The screening is
 * locked by the caller, who settles its status afterwards.
 */
export async function removeCvFile(database: Queryable<Tables>, file: CvFileRow): Promise<void> {
  const { id, account_id: accountId, screening_id: screeningId } = file;
  if (file.hold_id && (file.state === "queued" || file.state === "screening")) {
    await resolveHold(database, { accountId, holdId: file.hold_id, units: 1, as: "released" });
  }
  await deleteCvFileRow(database, { accountId, id });
  await removeLater(database, placesOf({ accountId, screeningId, fileId: id }));
}
