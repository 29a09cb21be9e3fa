import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { forgetSubject } from "../notifications/rows.ts";
import type { ScreeningRow } from "../screenings/rows.ts";
import { screeningSubject } from "../screenings/screening-subjects.ts";
import { deleteRescreened, moveRescreening, type RescreeningRow } from "./rows.ts";

/**
 * Leaves the results as they are. What was compared goes, except under a legal hold, which keeps everything. The screening
 * is locked by the caller. False where there is nothing to leave any more.
 */
export async function leaveRescreening(
  database: Queryable<Tables>,
  leaving: { screening: ScreeningRow; rescreening: RescreeningRow; by: string },
): Promise<boolean> {
  const { screening, rescreening, by } = leaving;
  const owned = { accountId: screening.account_id, id: rescreening.id };
  const isLeft = await moveRescreening(database, owned, {
    from: ["comparing", "ready"],
    to: "dismissed",
    settledBy: by,
  });
  if (!isLeft) {
    return false;
  }
  if (screening.hold_reason === null) {
    await deleteRescreened(database, owned);
  }
  await forgetSubject(database, {
    accountId: screening.account_id,
    subject: screeningSubject.rescreening(screening.id),
  });
  return true;
}
