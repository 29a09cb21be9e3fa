import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useWords } from "../../words/words.ts";
import type { FilterGroup } from "./filter-groups.tsx";
import { FilterMenu } from "./filter-menu.tsx";
import { SearchField } from "./search-field.tsx";
import { type Sort, SortMenu } from "./sort-menu.tsx";
import type { ListState } from "./use-list-state.ts";

/** One line of tools above a list that has no head to sort by: search, order, filters, and what `children` add. */
export function ListToolbar<Column extends string, Group extends string>(props: {
  searchLabel: string;
  list: Pick<
    ListState<Column, Group>,
    "search" | "setSearch" | "filters" | "setFilter" | "orderBy" | "order" | "sortBy" | "isNarrowed" | "clear"
  >;
  sorts: readonly Sort<Column>[];
  groups: readonly FilterGroup<Group>[];
  /** How many filters are in force, those of `moreFilters` among them. */
  filterCount: number;
  moreFilters?: ReactNode;
  children?: ReactNode;
}) {
  const { searchLabel, list, sorts, groups, filterCount, moreFilters, children } = props;
  const words = useWords("lists");
  return (
    <Box role="group" aria-label={words.searchAndFilters} sx={toolsStyle}>
      <Box sx={{ flex: { xs: "1 1 100%", md: "0 1 288px" }, minWidth: 0 }} data-search>
        <SearchField label={searchLabel} value={list.search} onChange={list.setSearch} />
      </Box>
      <SortMenu list={list} sorts={sorts} />
      <FilterMenu list={list} groups={groups} count={filterCount}>
        {moreFilters}
      </FilterMenu>
      {children}
      {list.isNarrowed ? (
        <Button color="inherit" onClick={list.clear} sx={{ textDecoration: "underline" }}>
          {words.clearFilters}
        </Button>
      ) : null}
    </Box>
  );
}

/** On phones it may break into a second line. */
export const toolsStyle = {
  display: "flex",
  flexWrap: { xs: "wrap", md: "nowrap" },
  alignItems: "center",
  gap: 1,
  minHeight: 36,
  mb: 1,
  "& .MuiButton-root": {
    minWidth: 36,
    px: { xs: 1, sm: 1.5 },
    whiteSpace: "nowrap",
    flexShrink: 0,
  },
  "& [data-search] > *": { width: "100%" },
} as const;
