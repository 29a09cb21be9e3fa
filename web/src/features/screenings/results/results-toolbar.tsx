import DownIcon from "@mui/icons-material/ArrowDownwardRounded";
import UpIcon from "@mui/icons-material/ArrowUpwardRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import NativeSelect from "@mui/material/NativeSelect";
import { FilterChips } from "../../../ui/filter-chips.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { bandChoices, flagChoices, mustHavesChoices, resultSorts } from "./result-choices.ts";
import type { ResultsList } from "./use-results-list.ts";

/** Search, sort and filters of the results. */
export function ResultsToolbar({ list }: { list: ResultsList }) {
  const chosenFilters = Object.values(list.filters).flat().length;
  return (
    <Box sx={{ display: "grid", gap: 1.5, p: 2, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Box sx={{ flex: "1 1 200px", "& > *": { width: "100% !important" } }} data-search>
          <SearchField label="Search in results" value={list.search} onChange={list.setSearch} />
        </Box>
        <Box sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
          <Box
            component="label"
            sx={{ display: "flex", alignItems: "center", gap: 1, fontSize: "0.8125rem" }}
          >
            Sort by
            <NativeSelect
              value={list.orderBy}
              onChange={(event) => {
                const chosen = resultSorts.find(({ column }) => column === event.target.value);
                if (chosen) list.sortBy(chosen.column);
              }}
              sx={{ fontSize: "0.8125rem" }}
            >
              {resultSorts.map(({ column, label }) => (
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
      </Box>
      <Box
        component="details"
        open={chosenFilters > 0 ? true : undefined}
        sx={{ "& summary": { cursor: "pointer", fontSize: "0.8125rem", minHeight: 24 } }}
      >
        <summary>{chosenFilters === 0 ? "Filters" : `Filters (${chosenFilters})`}</summary>
        <Box sx={{ display: "grid", gap: 1.5, mt: 1 }}>
          <FilterChips
            label="Score"
            choices={bandChoices}
            chosen={list.filters.band}
            onChange={(names) => list.setFilter("band", names)}
          />
          <FilterChips
            label="Must-haves"
            choices={mustHavesChoices}
            chosen={list.filters.must_haves}
            onChange={(names) => list.setFilter("must_haves", names)}
          />
          <FilterChips
            label="Noticed"
            choices={flagChoices}
            chosen={list.filters.flag}
            onChange={(names) => list.setFilter("flag", names)}
          />
        </Box>
      </Box>
    </Box>
  );
}
