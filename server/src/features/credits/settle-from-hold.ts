import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { findUnitAmount, hasEntry, insertEntry, resolveHold } from "./rows.ts";
import type { Work } from "./work.ts";

/**
 * Charges one finished piece of work to the hold that reserved for it, in the transaction that stores the work.
 * The same work a second time charges nothing and gives its share of the hold back.
 */
export async function settleFromHold(
  database: Queryable<Tables>,
  piece: {
    accountId: AccountId;
    holdId: string;
    reason: string;
    /** Whom or which file it is about. */
    about?: string;
    /** What was finished, such as a CV, and the work that it is a piece of. */
    kind: string;
    id: string;
    work: Work;
  },
): Promise<void> {
  const { accountId, holdId } = piece;
  const idempotencyKey = `${piece.kind}:${piece.id}`;
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
    reason: piece.reason,
    about: piece.about ?? null,
    referenceKind: piece.kind,
    referenceId: piece.id,
    work: piece.work,
    holdId,
    idempotencyKey,
  });
}
