import type { Notification } from "@winnow/contract/notifications.ts";
import { toEpochSeconds } from "../../platform/http/to-epoch-seconds.ts";
import type { NotificationRow } from "./rows.ts";

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    title: row.title,
    message: row.message,
    icon: row.icon,
    created_at: toEpochSeconds(row.created_at),
    action: row.action,
    notification_type: row.notification_type,
    status: row.status,
  };
}
