import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { listErasures } from "@winnow/contract/erasures.ts";
import { type Arguments, call } from "../../api/call.ts";
import { erasureKeys } from "./query-keys.ts";

/** One page of what was erased. */
export function useErasures(query: Arguments<typeof listErasures>["query"]) {
  return useQuery({
    queryKey: [...erasureKeys.all, query],
    queryFn: ({ signal }) => call(listErasures, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
