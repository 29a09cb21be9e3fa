import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { FilterChips } from "./filter-chips.tsx";
import { SearchField } from "./search-field.tsx";
import type { ListState } from "./use-list-state.ts";

export type FilterGroup<Group extends string> = {
  name: Group;
  label: string;
  choices: readonly { name: string; label: string; count?: number | null }[];
};

/** The search and the filter groups of a list, with room for more controls behind them. */
export function ListFilters<Group extends string>(props: {
  searchLabel: string;
  list: Pick<ListState<string, Group>, "search" | "setSearch" | "filters" | "setFilter">;
  groups: readonly FilterGroup<Group>[];
  children?: ReactNode;
}) {
  const { searchLabel, list, groups, children } = props;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, columnGap: 3, mb: 2 }}>
      <SearchField label={searchLabel} value={list.search} onChange={list.setSearch} />
      {children}
      {groups.map((group) => (
        <FilterChips
          key={group.name}
          label={group.label}
          choices={group.choices}
          chosen={list.filters[group.name]}
          onChange={(names) => list.setFilter(group.name, names)}
        />
      ))}
    </Box>
  );
}
