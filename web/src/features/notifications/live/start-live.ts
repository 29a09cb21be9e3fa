import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { accountQuery, featureFlagsQuery } from "../../../api/account-query.ts";
import { forgetAskedFirst } from "../../../api/asked-first.ts";
import { refetchAfterChange } from "../../../api/refetch-after-change.ts";
import { endSession, readSession } from "../../../api/session.ts";
import { creditsToldKey, notificationsKey } from "../queries.ts";
import { applyEvent, type StaleAfter } from "./apply-event.ts";
import { followEvents } from "./follow-events.ts";

const pollMs = 30_000;
/** Browsers open six connections to a server for all pages together: those that nobody sees give theirs back. */
const hiddenForMs = 10_000;

/** Follows the account's events into the query cache; answers how to stop. */
export function startLive(queryClient: QueryClient, staleAfter: StaleAfter): () => void {
  let following: AbortController | null = null;
  let since: string | null = null;
  let hiding: number | undefined;
  let polling: number | undefined;

  function follow(): void {
    const session = readSession();
    if (following || !session) return;
    following = new AbortController();
    const { signal } = following;
    void followEvents({
      token: session.token,
      since: () => since,
      signal,
      onEvent: (event) => {
        if (event.id) since = event.id;
        applyEvent(queryClient, event, staleAfter);
      },
      onOpen: () => {
        // What the page has loaded may be older than the beginning of the stream.
        forgetAskedFirst();
        if (since !== null) return;
        queryClient.setQueryData(creditsToldKey, queryClient.getQueryData(accountQuery.queryKey)?.credits);
        refetch(new Set([notificationsKey, ...Object.values(staleAfter).flat()]));
      },
      onTrouble: (isInTrouble) => {
        // Tries that fail one after the other must not put off the next poll.
        if (isInTrouble) polling ??= window.setInterval(poll, pollMs);
        else stopPolling();
      },
      onSessionOver: () => {
        if (readSession()?.token === session.token) return endSession("expired");
        // A late answer to an old session says nothing about the one that began since.
        leave();
        follow();
      },
    });
  }

  function leave(): void {
    following?.abort();
    following = null;
    stopPolling();
  }

  function stopPolling(): void {
    clearInterval(polling);
    polling = undefined;
  }

  function poll(): void {
    refetch([notificationsKey, accountQuery.queryKey, featureFlagsQuery.queryKey]);
  }

  function refetch(queryKeys: Iterable<QueryKey>): void {
    for (const queryKey of queryKeys) refetchAfterChange(queryClient, queryKey);
  }

  function onVisibility(): void {
    clearTimeout(hiding);
    if (document.visibilityState === "visible") follow();
    else hiding = window.setTimeout(leave, hiddenForMs);
  }

  document.addEventListener("visibilitychange", onVisibility);
  onVisibility();
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    clearTimeout(hiding);
    leave();
  };
}
