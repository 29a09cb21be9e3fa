import { useMutation, useQueryClient } from "@tanstack/react-query";
import { dismissHint, type HintName } from "@winnow/contract/hints.ts";
import { accountQuery } from "../../api/account-query.ts";
import { call } from "../../api/call.ts";

/** It goes at once; one that could not be dismissed comes again another time, which does no harm. */
export function useDismissHint() {
  const client = useQueryClient();
  const { queryKey } = accountQuery;
  return useMutation({
    mutationFn: (hint: HintName) => call(dismissHint, { params: { hint } }),
    onMutate: async (hint) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (account) => account && { ...account, dismissed_hints: [...account.dismissed_hints, hint] },
      );
    },
  });
}
