import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshCredits } from "@winnow/contract/accounts.ts";
import {
  downloadTransactions,
  listCreditMonths,
  listTransactionGroups,
  listTransactions,
} from "@winnow/contract/credits.ts";
import { accountQuery } from "../../api/account-query.ts";
import { type Arguments, call, callForFile } from "../../api/call.ts";
import { saveFile } from "../../ui/file/save-file.ts";
import { timeZoneHere } from "../../ui/format/time-zone.ts";

export function useTransactions(query: Arguments<typeof listTransactions>["query"]) {
  return useQuery({
    queryKey: ["transactions", query],
    queryFn: ({ signal }) => call(listTransactions, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Transactions by work and by the days of this browser. */
export function useTransactionGroups(
  query: Omit<NonNullable<Arguments<typeof listTransactionGroups>["query"]>, "timezone">,
) {
  return useQuery({
    queryKey: ["transactions", "groups", query],
    queryFn: ({ signal }) =>
      call(listTransactionGroups, { query: { ...query, timezone: timeZoneHere() }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What was spent and bought in the last twelve months, the present one last. */
export function useCreditMonths() {
  return useQuery({
    queryKey: ["transactions", "months"],
    queryFn: async ({ signal }) =>
      (await call(listCreditMonths, { query: { timezone: timeZoneHere() }, signal })).months,
  });
}

/** Asks for the credits that can be spent now, and shows them wherever the account is shown. */
export function useRefreshCredits() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(refreshCredits),
    onSuccess: ({ balance }) => {
      queryClient.setQueryData(
        accountQuery.queryKey,
        (account) => account && { ...account, credits: balance },
      );
    },
  });
}

/** Saves all transactions that match as a file. */
export function useTransactionsFile() {
  return useMutation({
    mutationFn: async (query: Arguments<typeof downloadTransactions>["query"]) =>
      saveFile(await callForFile(downloadTransactions, { query }), "transactions.csv"),
  });
}
