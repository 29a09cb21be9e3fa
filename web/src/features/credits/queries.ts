import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshCredits } from "@winnow/contract/accounts.ts";
import { downloadTransactions, listTransactions } from "@winnow/contract/credits.ts";
import { accountQuery } from "../../api/account-query.ts";
import { type Arguments, call, callForFile } from "../../api/call.ts";
import { saveFile } from "../../ui/file/save-file.ts";

export function useTransactions(query: Arguments<typeof listTransactions>["query"]) {
  return useQuery({
    queryKey: ["transactions", query],
    queryFn: ({ signal }) => call(listTransactions, { query, signal }),
    placeholderData: keepPreviousData,
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
