import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { type LiveEventName, liveEvents } from "@winnow/contract/notifications.ts";
import type { EventSourceMessage } from "eventsource-parser";
import { accountQuery, featureFlagsQuery } from "../../../api/account-query.ts";
import { refetchAfterChange } from "../../../api/refetch-after-change.ts";
import { creditsToldKey, type Notifications, notificationsKey, scorecardsChangedKey } from "../queries.ts";
import { withNotification } from "../with-notification.ts";

/** What is asked for again when a task has ended, the balance has moved, or a scorecard was changed. */
export type StaleAfter = Readonly<Record<"task" | "balance" | "scorecard", readonly QueryKey[]>>;

/** Puts what has changed where pages show it. What cannot be understood is passed over. */
export function applyEvent(
  queryClient: QueryClient,
  event: EventSourceMessage,
  staleAfter: StaleAfter,
): void {
  const refresh = (keys: readonly QueryKey[]) => {
    for (const queryKey of keys) refetchAfterChange(queryClient, queryKey);
  };
  /** An answer that is on its way may be older than the event: it is asked for again. */
  const outdate = (queryKey: QueryKey) => {
    if (queryClient.isFetching({ queryKey, exact: true }) > 0) refresh([queryKey]);
  };
  const data = parsed(event.data);
  switch (event.event as LiveEventName) {
    case "notification": {
      const notification = liveEvents.notification.safeParse(data).data;
      if (!notification) return;
      queryClient.setQueryData<Notifications>(
        notificationsKey,
        (known) => known && withNotification(known, notification),
      );
      outdate(notificationsKey);
      // Lists that ask again now and then need not wait when a task ends; progress they ask for themselves.
      if (notification.notification_type !== "progress" && notification.status === "unread") {
        refresh(staleAfter.task);
      }
      return;
    }
    case "credits": {
      const credits = liveEvents.credits.safeParse(data).data;
      if (!credits) return;
      // Not of the account: it may have been asked for again in between, and say already what nothing else knows yet.
      const before = queryClient.getQueryData<number>(creditsToldKey);
      queryClient.setQueryData(creditsToldKey, credits.balance);
      queryClient.setQueryData(
        accountQuery.queryKey,
        (account) => account && { ...account, credits: credits.balance },
      );
      outdate(accountQuery.queryKey);
      if (before !== credits.balance) refresh(staleAfter.balance);
      return;
    }
    case "feature_flags": {
      const flags = liveEvents.feature_flags.safeParse(data).data;
      if (!flags) return;
      queryClient.setQueryData(featureFlagsQuery.queryKey, flags.feature_flags);
      outdate(featureFlagsQuery.queryKey);
      return;
    }
    case "scorecards": {
      const scorecards = liveEvents.scorecards.safeParse(data).data;
      if (!scorecards) return;
      const before = queryClient.getQueryData<number | null>(scorecardsChangedKey) ?? null;
      queryClient.setQueryData(scorecardsChangedKey, scorecards.changed_at);
      if (before !== scorecards.changed_at) refresh(staleAfter.scorecard);
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
