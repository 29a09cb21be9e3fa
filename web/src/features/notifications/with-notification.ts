import type { Notification } from "@winnow/contract/notifications.ts";

/** The list with a notification that is new or has changed: cleared ones go, the rest stays newest first. */
export function withNotification(list: Notification[], changed: Notification): Notification[] {
  const isInPlace = list.some(({ id, created_at }) => id === changed.id && created_at === changed.created_at);
  if (isInPlace && changed.status !== "cleared") {
    return list.map((one) => (one.id === changed.id ? changed : one));
  }
  const others = list.filter(({ id }) => id !== changed.id);
  if (changed.status === "cleared") return others;
  // Times are whole seconds: of the same second, what comes later is newer.
  const at = others.findIndex(({ created_at }) => created_at <= changed.created_at);
  return at === -1 ? [...others, changed] : others.toSpliced(at, 0, changed);
}
