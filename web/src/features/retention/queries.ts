import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  getAccountRetention,
  getDriveRetention,
  getScreeningRetention,
  listErasuresAhead,
  type Retention,
  updateAccountRetention,
  updateDriveRetention,
  updateScreeningRetention,
} from "@winnow/contract/retention.ts";
import { type Arguments, call } from "../../api/call.ts";
import { retentionKeys } from "./query-keys.ts";

/** A screening or drive, which keeps people. */
export type Keeper = { kind: "screening" | "drive"; id: string; title: string };
export type RetentionChanges = Arguments<typeof updateScreeningRetention>["body"];

/** How long a screening or drive keeps its people, as it is whenever it is looked at. */
export function useRetention({ kind, id }: Keeper) {
  return useQuery({
    queryKey: retentionKeys.one(kind, id),
    queryFn: ({ signal }) =>
      call(kind === "screening" ? getScreeningRetention : getDriveRetention, { params: { id }, signal }),
    // What is typed into is not taken over from below.
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

export function useUpdateRetention({ kind, id }: Keeper) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RetentionChanges): Promise<Retention> =>
      call(kind === "screening" ? updateScreeningRetention : updateDriveRetention, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: retentionKeys.ahead }),
  });
}

export function useAccountRetention() {
  return useQuery({
    queryKey: retentionKeys.account,
    queryFn: ({ signal }) => call(getAccountRetention, { signal }),
  });
}

export function useUpdateAccountRetention() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (days: number) => call(updateAccountRetention, { body: { days } }),
    onSuccess: (account) => {
      client.setQueryData(retentionKeys.account, account);
      return client.invalidateQueries({ queryKey: retentionKeys.ahead });
    },
  });
}

/** Whose people are erased within the days of notice. */
export function useErasuresAhead() {
  return useQuery({
    queryKey: retentionKeys.ahead,
    queryFn: async ({ signal }) => (await call(listErasuresAhead, { signal })).data,
  });
}
