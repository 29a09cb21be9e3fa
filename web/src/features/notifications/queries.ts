import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  clearNotification,
  listNotifications,
  markGivenAsRead,
  type Notification,
} from "@winnow/contract/notifications.ts";
import { call } from "../../api/call.ts";

export type Notifications = Notification[];
export const notificationsKey = ["notifications"] as const;
/** The balance as the live events told it last, in the beginning that of when they began. */
export const creditsToldKey = ["credits told"] as const;
/** When a scorecard was changed last, as the live events told. */
export const scorecardsChangedKey = ["scorecards changed"] as const;

/** Newest first; kept up to date by the live events. */
export function useNotifications({ isEnabled = true } = {}) {
  return useQuery({
    queryKey: notificationsKey,
    queryFn: async ({ signal }): Promise<Notifications> =>
      (await call(listNotifications, { signal })).notifications,
    enabled: isEnabled,
  });
}

/** Marks as read, here at once; when it fails the server's word counts again. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => call(markGivenAsRead, { body: { notification_ids: ids } }),
    onMutate: (ids) => {
      const marked = new Set(ids);
      client.setQueryData<Notifications>(notificationsKey, (known) =>
        known?.map((one) =>
          marked.has(one.id) && one.status === "unread" ? { ...one, status: "read" } : one,
        ),
      );
    },
    onError: () => client.invalidateQueries({ queryKey: notificationsKey }),
  });
}

/** Clears one, here at once; when it fails the server's word counts again. */
export function useClear() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(clearNotification, { params: { id } }),
    onMutate: (id) => {
      client.setQueryData<Notifications>(notificationsKey, (known) => known?.filter((one) => one.id !== id));
    },
    onError: () => client.invalidateQueries({ queryKey: notificationsKey }),
  });
}
