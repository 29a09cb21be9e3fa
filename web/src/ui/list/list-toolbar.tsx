import DownIcon from "@mui/icons-material/ArrowDownwardRounded";
import UpIcon from "@mui/icons-material/ArrowUpwardRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import NativeSelect from "@mui/material/NativeSelect";
import type { ReactNode } from "react";
import { textSize } from "../../theme/sizes.ts";
import { mutedText } from "../../theme/styles.ts";
import { type FilterGroup, FilterGroups } from "./filter-groups.tsx";
import { SearchField } from "./search-field.tsx";
import type { ListState } from "./use-list-state.ts";

type Sort<Column extends string> = { column: Column; label: string };

/** Search, order and folded filters of a list that has no head to sort by. */
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
  return (
    <Box sx={{ display: "grid", gap: 1, p: 2, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Box sx={{ flex: "1 1 180px", "& > *": { width: "100% !important" } }} data-search>
          <SearchField label={searchLabel} value={list.search} onChange={list.setSearch} />
        </Box>
        <ListSort list={list} sorts={sorts} />
        {children}
      </Box>
      <Box
        component="details"
        sx={{
          "& summary": { cursor: "pointer", fontSize: textSize.small, minHeight: 24, width: "fit-content" },
        }}
      >
        <summary>{filterCount === 0 ? "Filters" : `Filters (${filterCount})`}</summary>
        <Box sx={{ display: "grid", gap: 1.5, mt: 1 }}>
          <FilterGroups list={list} groups={groups} />
          {moreFilters}
        </Box>
      </Box>
      {list.isNarrowed ? (
        <Box sx={mutedText}>
          {filterCount === 0 ? "Narrowed by the search." : `${filterCount} in force.`}{" "}
          <Button size="small" color="inherit" onClick={list.clear} sx={{ textDecoration: "underline" }}>
            Clear filters
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

function ListSort<Column extends string>(props: {
  list: Pick<ListState<Column>, "orderBy" | "order" | "sortBy">;
  sorts: readonly Sort<Column>[];
}) {
  const { list, sorts } = props;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
      <Box component="label" sx={{ display: "flex", alignItems: "center", gap: 1, fontSize: textSize.small }}>
        Sort by
        <NativeSelect
          value={list.orderBy}
          onChange={(event) => {
            const wanted = sorts.find(({ column }) => column === event.target.value);
            if (wanted) list.sortBy(wanted.column);
          }}
          sx={{ fontSize: textSize.small }}
        >
          {sorts.map(({ column, label }) => (
            <option key={column} value={column}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <IconButton
        size="small"
        aria-label={
          list.order === "desc" ? "Sort the other way: lowest first" : "Sort the other way: highest first"
        }
        onClick={() => list.sortBy(list.orderBy)}
      >
        {list.order === "desc" ? <DownIcon fontSize="small" /> : <UpIcon fontSize="small" />}
      </IconButton>
    </Box>
  );
}
