import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useListState } from "../../ui/use-list-state.ts";
import { resultFilters, resultSorts } from "./result-choices.ts";
import { requirementIdsIn, viewQuery, withRequirement } from "./results-address.ts";

/** What the results list shows, kept in the address. */
export function useResultsList() {
  const list = useListState({
    columns: resultSorts.map(({ column }) => column),
    defaultOrderBy: "matching_score",
    filters: resultFilters,
  });
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is all that changes.
  return useMemo(() => {
    const here = new URLSearchParams(address);
    const met = requirementIdsIn(here.get("met"));
    const notMet = requirementIdsIn(here.get("not_met"));
    const change = (next: URLSearchParams) =>
      setParameters(next, { replace: true, preventScrollReset: true });
    return {
      ...list,
      /** Requirement ids, all of which have to be met, or none of which may be. */
      met,
      notMet,
      query: {
        ...list.query,
        ...(met.length > 0 ? { met: met.join(",") } : {}),
        ...(notMet.length > 0 ? { not_met: notMet.join(",") } : {}),
      },
      isNarrowed: list.isNarrowed || met.length > 0 || notMet.length > 0,
      filterCount: Object.values(list.filters).flat().length + met.length + notMet.length,
      setRequirement: (id: string, wanted: "met" | "not_met" | null) =>
        change(withRequirement(here, id, wanted)),
      clear: () => {
        const next = new URLSearchParams(here);
        for (const name of ["search", "page", "met", "not_met", ...Object.keys(resultFilters)])
          next.delete(name);
        change(next);
      },
      /** Search, filters and order, as a saved view keeps them. */
      viewQuery: viewQuery(here),
      openView: (query: string) => setParameters(new URLSearchParams(query), { preventScrollReset: true }),
    };
  }, [address, list]);
}

export type ResultsList = ReturnType<typeof useResultsList>;
