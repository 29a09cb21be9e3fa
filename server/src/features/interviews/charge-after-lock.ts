import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { resolveHold } from "../credits/rows.ts";
import { chargeInterview } from "./charge-interview.ts";
import { listHoldsWithoutInterviews, listUnchargedInterviews } from "./uncharged-rows.ts";

/**
 * Charges what candidates have completed while the account was locked, and gives back what was held for those who were
 * erased since. Answers how many were charged.
 */
export async function chargeAfterLock(database: Queryable<Tables>, accountId: AccountId): Promise<number> {
  const uncharged = await listUnchargedInterviews(database, accountId);
  for (const interview of uncharged) {
    await chargeInterview(database, interview);
  }
  for (const { id, units } of await listHoldsWithoutInterviews(database, accountId)) {
    await resolveHold(database, { accountId, holdId: id, units, as: "released" });
  }
  return uncharged.length;
}
