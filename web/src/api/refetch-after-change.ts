import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Asks again for what is shown under `queryKey`, since it has changed on the server. A first answer that is on its way
 * may be older than the change, and `invalidateQueries` lets it stand: it is asked for again once it is there.
 */
export function refetchAfterChange(client: QueryClient, queryKey: QueryKey): void {
  const first = client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching", predicate: hasNoData });
  void client.invalidateQueries({ queryKey });
  for (const query of first) {
    const again = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.promise?.then(again, again);
  }
}

function hasNoData({ state }: Query): boolean {
  return state.data === undefined;
}
