import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { settleFromHold } from "../credits/settle-from-hold.ts";
import { workOf } from "./drive-work-rows.ts";

/** Charges a completed interview to what was held for it, once. */
export function chargeInterview(
  database: Queryable<Tables>,
  interview: { id: string; account_id: AccountId; drive_id: string; hold_id: string; name: string },
): Promise<void> {
  return settleFromHold(database, {
    accountId: interview.account_id,
    holdId: interview.hold_id,
    reason: "Interview completed",
    about: interview.name,
    kind: "interview",
    id: interview.id,
    work: workOf(interview.drive_id),
  });
}
