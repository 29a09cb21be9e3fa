import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { findUnitAmount, hasEntry, insertEntry, resolveHold } from "./rows.ts";

/**
 * Charges one finished piece of work to the hold that reserved for it, in the transaction that stores the work.
 * The same work a second time charges nothing and gives its share of the hold back.
 */
export async function settleFromHold(
  database: Queryable<Tables>,
  work: {
    accountId: AccountId;
    holdId: string;
    reason: string;
    kind: string;
    id: string;
    screeningId: string;
  },
): Promise<void> {
  const { accountId, holdId } = work;
  const idempotencyKey = `${work.kind}:${work.id}`;
  const isCharged = await hasEntry(database, { accountId, idempotencyKey });
  // The hold before the entry: where the whole balance is held, nothing could be debited while it still is.
  await resolveHold(database, { accountId, holdId, units: 1, as: isCharged ? "released" : "captured" });
  if (isCharged) {
    return;
  }
  await insertEntry(database, {
    accountId,
    type: "debit",
    amount: await findUnitAmount(database, { accountId, holdId }),
    reason: work.reason,
    referenceKind: work.kind,
    referenceId: work.id,
    screeningId: work.screeningId,
    holdId,
    idempotencyKey,
  });
}
