import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { resolveHold } from "../credits/rows.ts";
import { type CvFileRow, moveCvFile, updateCvFile } from "./cv-file-rows.ts";

/**
 * A CV that is not to be screened any more; of one that is queued the credits come back, one in work finishes. The
 * screening is locked by the caller, who settles its status afterwards.
 */
export async function withdrawCvFile(database: Queryable<Tables>, file: CvFileRow): Promise<void> {
  const { id, account_id: accountId, hold_id: holdId } = file;
  await updateCvFile(database, { accountId, id }, { is_withdrawn: true });
  const isTakenBack = await moveCvFile(database, { accountId, id, event: "taken back" }, { hold_id: null });
  if (isTakenBack && holdId) {
    await resolveHold(database, { accountId, holdId, units: 1, as: "released" });
  }
}
