import { percentInMessage } from "@winnow/contract/notifications.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { findTold, type Told, upsertTold } from "./rows.ts";

/**
 * Tells an account about a subject, for the first time or anew: then it is unread again. Call it in the transaction
 * that makes it true. What is no news changes nothing.
 */
export async function tell(
  database: Queryable<Tables>,
  telling: { accountId: AccountId; subject: string; told: Told },
): Promise<void> {
  const { accountId, subject, told } = telling;
  const before = (await findTold(database, { accountId, subjects: [subject] })).get(subject);
  if (isNews(told, before)) {
    await upsertTold(database, telling);
  }
}

/** Progress is news when its whole percent moves; anything else when a word of it changes. */
export function isNews(told: Told, before: Told | undefined): boolean {
  if (!before) {
    return true;
  }
  const isSame =
    told.notification_type === before.notification_type &&
    told.title === before.title &&
    told.action === before.action;
  if (isSame && told.notification_type === "progress") {
    return percentInMessage(told.message) !== percentInMessage(before.message);
  }
  return !isSame || told.message !== before.message;
}
