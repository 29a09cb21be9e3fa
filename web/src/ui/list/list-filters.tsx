import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { type FilterGroup, FilterGroups } from "./filter-groups.tsx";
import { FilterMenu } from "./filter-menu.tsx";
import { SearchField } from "./search-field.tsx";
import type { ListState } from "./use-list-state.ts";

/** The search and the filter groups of a list above it, with room for more controls between them. */
export function ListFilters<Group extends string>(props: {
  searchLabel: string;
  list: Pick<
    ListState<string, Group>,
    "search" | "setSearch" | "filters" | "setFilter" | "isNarrowed" | "clear"
  >;
  groups: readonly FilterGroup<Group>[];
  children?: ReactNode;
}) {
  const { searchLabel, list, groups, children } = props;
  const count = groups.reduce((sum, { name }) => sum + list.filters[name].length, 0);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: { xs: 1, sm: 2 },
        columnGap: { sm: 3 },
        mb: 2,
      }}
    >
      <SearchField label={searchLabel} value={list.search} onChange={list.setSearch} />
      {children}
      <Box sx={{ display: { xs: "none", sm: "contents" } }}>
        <FilterGroups list={list} groups={groups} />
      </Box>
      {/* On phones they would push the list away. */}
      <Box sx={{ display: { sm: "none" } }}>
        <FilterMenu list={list} groups={groups} count={count} />
      </Box>
    </Box>
  );
}
