import { useMemo } from "react";
import { useListState } from "../../ui/list/use-list-state.ts";
import { resultColumns, resultFilters } from "./result-choices.ts";
import { requirementIdsIn, withRequirement } from "./results-address.ts";

/** What the results list shows, kept in the address. */
export function useResultsList() {
  const list = useListState({
    columns: resultColumns,
    defaultOrderBy: "matching_score",
    filters: resultFilters,
    fields: { met: requirementsIn, not_met: requirementsIn },
  });

  return useMemo(() => {
    const met = requirementIdsIn(list.fields.met);
    const notMet = requirementIdsIn(list.fields.not_met);
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
      filterCount: Object.values(list.filters).flat().length + met.length + notMet.length,
      setRequirement: (id: string, wanted: "met" | "not_met" | null) =>
        list.setFields(withRequirement(list.fields, id, wanted)),
    };
  }, [list]);
}

const requirementsIn = (written: string) => requirementIdsIn(written).join(",");

export type ResultsList = ReturnType<typeof useResultsList>;
