import type { NotificationKind } from "@winnow/contract/notification-settings.ts";
import { percentInMessage } from "@winnow/contract/notifications.ts";
import type { AccountId } from "../../account-id.ts";
import type { Queryable } from "../../platform/database/open-database.ts";
import type { Tables } from "../../tables.ts";
import { findNotificationContents, type NotificationContent, upsertNotification } from "./rows.ts";

/**
 * Tells an account about a subject, for the first time or anew: then it is unread again. Call it in the transaction
 * that makes it true. What is no news changes nothing.
 */
export async function notify(
  database: Queryable<Tables>,
  news: { accountId: AccountId; subject: string; kind: NotificationKind; content: NotificationContent },
): Promise<void> {
  const { accountId, subject, content } = news;
  const before = (await findNotificationContents(database, { accountId, subjects: [subject] })).get(subject);
  if (isNews(content, before)) {
    await upsertNotification(database, news);
  }
}

/** Progress is news when its whole percent moves; anything else when a word of it changes. */
export function isNews(
  content: NotificationContent,
  before: Omit<NotificationContent, "said"> | undefined,
): boolean {
  if (!before) {
    return true;
  }
  const isSame =
    content.notification_type === before.notification_type &&
    content.title === before.title &&
    content.action === before.action;
  if (isSame && content.notification_type === "progress") {
    return percentInMessage(content.message) !== percentInMessage(before.message);
  }
  return !isSame || content.message !== before.message;
}
