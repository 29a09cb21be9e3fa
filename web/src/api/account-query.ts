import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { type Account, getAccount, getFeatureFlags } from "@winnow/contract/accounts.ts";
import { ApiError } from "./api-error.ts";
import { call } from "./call.ts";

const maxPauseMs = 15_000;

/**
 * The signed-in account. As long as the server cannot be reached it is asked again, with growing pauses: only a
 * definite answer may log anybody out.
 */
export const accountQuery = queryOptions({
  queryKey: ["account"],
  queryFn: async ({ signal }): Promise<Account> => (await call(getAccount, { signal })).account,
  retry: (_, error) => error instanceof ApiError && error.isTemporary,
  retryDelay: (failures) => Math.min(1_000 * 2 ** failures, maxPauseMs),
  staleTime: 30_000,
});

/** Names of the features that are on for the account. */
export const featureFlagsQuery = queryOptions({
  queryKey: ["feature-flags"],
  queryFn: async ({ signal }): Promise<string[]> => (await call(getFeatureFlags, { signal })).feature_flags,
  staleTime: 5 * 60_000,
});

/** The signed-in account, on pages behind the guard, which has loaded it. */
export function useAccount(): Account {
  return useSuspenseQuery(accountQuery).data;
}
