import type { Notification } from "@winnow/contract/notifications.ts";
import { useEffect, useRef, useState } from "react";
import { isShowable } from "../../ui/format/format-time.ts";
import { useWords } from "../../words/words.ts";

/** What to read out to screen readers: the title of the newest message that has come since the page was opened. */
export function useArrival(notifications: Notification[] | undefined): string {
  const words = useWords("frame").notifications;
  const [arrival, setArrival] = useState("");
  const newest = notifications?.find(
    ({ notification_type, status, created_at }) =>
      notification_type !== "progress" && status === "unread" && isShowable(created_at),
  );
  const key = newest ? `${newest.created_at} ${newest.id} ${newest.title}` : "";
  const seen = useRef<{ key: string; createdAt: number } | null>(null);

  useEffect(() => {
    if (!notifications) return;
    const before = seen.current;
    seen.current = { key, createdAt: Math.max(before?.createdAt ?? 0, newest?.created_at ?? 0) };
    if (before && newest && key !== before.key && newest.created_at >= before.createdAt) {
      setArrival(words.arrived({ title: newest.title }));
    }
  }, [notifications, newest, key, words]);

  return arrival;
}
