import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { insertEntry } from "./rows.ts";

/** Gives back what was taken back, once, when the refund or dispute behind it came to nothing. */
export async function returnCredits(
  database: Queryable<Tables>,
  back: { accountId: AccountId; amount: number; reason: string; kind: string; id: string },
): Promise<void> {
  if (back.amount === 0) {
    return;
  }
  await insertEntry(database, {
    accountId: back.accountId,
    type: "credit",
    amount: back.amount,
    reason: back.reason,
    referenceKind: back.kind,
    referenceId: back.id,
    idempotencyKey: `${back.kind}:${back.id}`,
  });
}
