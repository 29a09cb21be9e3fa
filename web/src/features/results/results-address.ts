import type { Selection } from "@winnow/contract/decisions.ts";

/** Ids of requirements in a filter of the address; whatever cannot be one is left out. */
export function requirementIdsIn(value: string | null): string[] {
  const ids = (value ?? "").split(",").filter((id) => /^[\w-]{1,40}$/.test(id));
  return [...new Set(ids)];
}

type Wanted = { met: string; not_met: string };

/** What the address names of requirements, with one of them wanted met, wanted not met, or of no matter. */
export function withRequirement(here: Wanted, id: string, wanted: keyof Wanted | null): Wanted {
  const named = (group: keyof Wanted) => {
    const ids = requirementIdsIn(here[group]).filter((each) => each !== id);
    return (group === wanted ? [...ids, id] : ids).join(",");
  };
  return { met: named("met"), not_met: named("not_met") };
}

/** Names all results that a list query matches, on whatever page. */
export function selectionOf(query: Readonly<Record<string, string | number | undefined>>): Selection {
  const { start: _, size: __, sort_by: ___, order_by: ____, ...filters } = query;
  return {
    matching: Object.fromEntries(
      Object.entries(filters).flatMap(([name, value]) =>
        value === undefined || value === "" ? [] : [[name, String(value)]],
      ),
    ),
  };
}

/** The results to compare: two to five ids; anything else is no comparison. */
export function comparedIds(value: string | null): string[] {
  const ids = [...new Set((value ?? "").split(",").filter((id) => /^[0-9a-f-]{36}$/i.test(id)))];
  return ids.length >= 2 && ids.length <= 5 ? ids : [];
}
