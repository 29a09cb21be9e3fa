import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { resolveHold } from "../credits/rows.ts";
import { countOpenByHold } from "./rows.ts";

/** Gives back what is held for open interviews, of one batch or one interview or all, before they end. */
export async function releaseHolds(
  database: Queryable<Tables>,
  of: { accountId: AccountId; driveId: string; batchId?: string; interviewId?: string },
): Promise<void> {
  for (const { hold_id, count } of await countOpenByHold(database, of)) {
    if (hold_id) {
      await resolveHold(database, { accountId: of.accountId, holdId: hold_id, units: count, as: "released" });
    }
  }
}
