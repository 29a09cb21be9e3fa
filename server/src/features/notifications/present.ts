import type { Notification } from "@winnow/contract/notifications.ts";
import type { PageLanguage } from "@winnow/contract/page-languages.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { NotificationRow } from "./rows.ts";
import { sayNotification } from "./say-notification.ts";

/** In a language, where what it says is known apart from one. */
export function presentNotification(row: NotificationRow, language: PageLanguage): Notification {
  const { title, message } = row.said ? (sayNotification(row.said, language) ?? row) : row;
  return {
    id: row.id,
    title,
    message,
    icon: row.icon,
    created_at: toEpochSeconds(row.created_at),
    action: row.action,
    notification_type: row.notification_type,
    status: row.status,
  };
}
