import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type AccountExport,
  downloadAccountExport,
  getAccountExport,
} from "@winnow/contract/account-exports.ts";
import { listSessions, updateAccount } from "@winnow/contract/account-settings.ts";
import type { Account } from "@winnow/contract/accounts.ts";
import { getClosing } from "@winnow/contract/closings.ts";
import {
  getNotificationSettings,
  type MutableKind,
  updateNotificationSettings,
} from "@winnow/contract/notification-settings.ts";
import { getSecondFactor } from "@winnow/contract/second-factors.ts";
import { accountQuery } from "../../../api/account-query.ts";
import { type Arguments, call } from "../../../api/call.ts";
import { saveFrom } from "../../../ui/file/save-file.ts";

const sessionsQuery = queryOptions({
  queryKey: ["account-sessions"],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
});

/** Takes over what the server says of the account, for every page that shows it. */
export function useAccountChanged(): (account: Account) => void {
  const client = useQueryClient();
  return (account) => client.setQueryData(accountQuery.queryKey, account);
}

export function useUpdateAccount() {
  const changed = useAccountChanged();
  return useMutation({
    mutationFn: async (body: Arguments<typeof updateAccount>["body"]) =>
      (await call(updateAccount, { body })).account,
    onSuccess: changed,
  });
}

export function useSessions() {
  return useQuery(sessionsQuery);
}

/** Others of them, by their owner or by a new password. */
export function useSessionsEnded(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}

const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
});

/** Whether signing in asks for a code. */
export function useSecondFactor() {
  return useQuery(secondFactorQuery);
}

/** It was turned on or off, or has other recovery codes. */
export function useSecondFactorChanged(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
}

/** What deleting the account would delete, as it is whenever somebody is about to. */
export function useClosing() {
  return useQuery({
    queryKey: ["account-closing"],
    queryFn: ({ signal }) => call(getClosing, { signal }),
    gcTime: 0,
  });
}

const mutedKindsQuery = queryOptions({
  queryKey: ["muted-notifications"],
  queryFn: async ({ signal }) => (await call(getNotificationSettings, { signal })).muted,
});

export function useMutedKinds() {
  return useQuery(mutedKindsQuery);
}

/** Says which kinds do not arrive: all of them, and nothing beside them. */
export function useMuteKinds() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (muted: MutableKind[]) =>
      (await call(updateNotificationSettings, { body: { muted } })).muted,
    onSuccess: (muted) => client.setQueryData(mutedKindsQuery.queryKey, muted),
  });
}

const isUnfinished = (made: AccountExport | null | undefined) =>
  made?.state === "waiting" || made?.state === "working";
const askEveryMs = 3_000;

const accountExportQuery = queryOptions({
  queryKey: ["account-export"],
  queryFn: async ({ signal }) => (await call(getAccountExport, { signal })).export,
});

/** The newest export, asked for again as long as it is being made. */
export function useAccountExport() {
  return useQuery({
    ...accountExportQuery,
    refetchInterval: ({ state }) => (isUnfinished(state.data) ? askEveryMs : false),
  });
}

export function useAccountExportAsked(): (begun: AccountExport) => void {
  const client = useQueryClient();
  return (begun) => client.setQueryData(accountExportQuery.queryKey, begun);
}

export function useDownloadAccountExport() {
  return useMutation({
    // It may be larger than a page should hold, so the browser fetches it by itself.
    mutationFn: async (id: string) => saveFrom(await call(downloadAccountExport, { params: { id } })),
  });
}
