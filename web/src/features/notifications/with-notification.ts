import type { Notification } from "@winnow/contract/notifications.ts";

/** The list with a notification that is new or has changed: cleared ones go, the rest stays newest first. */
export function withNotification(list: Notification[], changed: Notification): Notification[] {
  const others = list.filter(({ id }) => id !== changed.id);
  if (changed.status === "cleared") return others;
  return [...others, changed].sort(
    (one, other) => other.created_at - one.created_at || one.id.localeCompare(other.id),
  );
}
