import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { notifyCreditsAdded } from "./notify-credits-added.ts";
import { insertEntry } from "./rows.ts";

/** Once per account, whatever happens. */
export async function giveWelcomeCredits(
  database: Queryable<Tables>,
  options: { accountId: AccountId; amount: number },
): Promise<void> {
  if (options.amount === 0) {
    return;
  }
  const reason = "Welcome credits";
  const isNew = await insertEntry(database, {
    accountId: options.accountId,
    type: "credit",
    amount: options.amount,
    reason,
    referenceKind: "welcome",
    referenceId: options.accountId,
    idempotencyKey: "welcome",
  });
  if (isNew) {
    await notifyCreditsAdded(database, { ...options, reason, key: "welcome" });
  }
}
