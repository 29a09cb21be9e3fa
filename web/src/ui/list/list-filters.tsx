import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { type FilterGroup, FilterGroups } from "./filter-groups.tsx";
import { SearchField } from "./search-field.tsx";
import type { ListState } from "./use-list-state.ts";

/** The search and the filter groups of a list above it, with room for more controls between them. */
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
      <FilterGroups list={list} groups={groups} />
    </Box>
  );
}
