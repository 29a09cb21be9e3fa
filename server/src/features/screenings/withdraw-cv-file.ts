import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { resolveHold } from "../credits/rows.ts";
import {
  type CvFileRow,
  findCvFileForJob,
  isCvWantedBesides,
  moveCvFile,
  updateCvFile,
} from "./cv-file-rows.ts";

/**
 * A CV that its applicant has withdrawn is not to be screened any more; of one that is queued the credits come back, one
 * in work finishes. As long as the same bytes stand otherwise, as an upload or an application, the CV stands. The
 * screening is locked by the caller, who settles its status afterwards.
 */
export async function withdrawCvFile(database: Queryable<Tables>, file: CvFileRow): Promise<void> {
  const kept = file.duplicate_of ? await findCvFileForJob(database, file.duplicate_of) : file;
  await updateCvFile(database, { accountId: file.account_id, id: file.id }, { is_withdrawn: true });
  if (!kept) {
    return;
  }
  const { id, account_id: accountId, hold_id: holdId } = kept;
  const isWithdrawn = !(await isCvWantedBesides(database, { accountId, keptId: id, exceptId: file.id }));
  await updateCvFile(database, { accountId, id }, { is_withdrawn: isWithdrawn });
  if (!isWithdrawn) {
    return;
  }
  const isTakenBack = await moveCvFile(database, { accountId, id, event: "taken back" }, { hold_id: null });
  if (isTakenBack && holdId) {
    await resolveHold(database, { accountId, holdId, units: 1, as: "released" });
  }
}
