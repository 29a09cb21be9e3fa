import { FilterChips } from "./filter-chips.tsx";
import type { ListState } from "./use-list-state.ts";

export type FilterGroup<Group extends string> = {
  name: Group;
  label: string;
  choices: readonly { name: string; label: string; count?: number | null }[];
};

/** The filter groups of a list, each as chips. */
export function FilterGroups<Group extends string>(props: {
  list: Pick<ListState<string, Group>, "filters" | "setFilter">;
  groups: readonly FilterGroup<Group>[];
}) {
  const { list, groups } = props;
  return groups.map(({ name, label, choices }) => (
    <FilterChips
      key={name}
      label={label}
      choices={choices}
      selected={list.filters[name]}
      onChange={(names) => list.setFilter(name, names)}
    />
  ));
}
