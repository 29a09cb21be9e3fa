import type { Selection } from "@winnow/contract/decisions.ts";

/** Ids of requirements in a filter of the address; whatever cannot be one is left out. */
export function requirementIdsIn(value: string | null): string[] {
  const ids = (value ?? "").split(",").filter((id) => /^[\w-]{1,40}$/.test(id));
  return [...new Set(ids)];
}

/** The address with a requirement wanted met, wanted not met, or of no matter. */
export function withRequirement(
  here: URLSearchParams,
  id: string,
  wanted: "met" | "not_met" | null,
): URLSearchParams {
  const next = new URLSearchParams(here);
  next.delete("page");
  for (const group of ["met", "not_met"] as const) {
    const ids = requirementIdsIn(here.get(group)).filter((each) => each !== id);
    if (group === wanted) ids.push(id);
    if (ids.length === 0) next.delete(group);
    else next.set(group, ids.join(","));
  }
  return next;
}

/** What of the address is where somebody is, not what the list shows. */
const places = ["page", "selected", "compare", "audit", "weights"];

/** Search, filters and order of an address, in a stable order. */
export function viewQuery(here: URLSearchParams): string {
  const next = new URLSearchParams(here);
  for (const name of places) next.delete(name);
  next.sort();
  return next.toString();
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
