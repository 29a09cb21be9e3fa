import DownIcon from "@mui/icons-material/ArrowDownwardRounded";
import UpIcon from "@mui/icons-material/ArrowUpwardRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import NativeSelect from "@mui/material/NativeSelect";
import type { Requirement } from "@winnow/contract/requirements.ts";
import { type ReactNode, useId } from "react";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import {
  bandChoices,
  decisionChoices,
  flagChoices,
  mustHavesChoices,
  resultSorts,
} from "../results/result-choices.ts";
import type { ResultsList } from "../results/use-results-list.ts";

/** Search, sort and filters of the results. */
export function ResultsToolbar(props: {
  list: ResultsList;
  requirements: readonly Requirement[];
  children?: ReactNode;
}) {
  const { list, requirements, children } = props;
  return (
    <Box sx={{ display: "grid", gap: 1, p: 2, borderBottom: 1, borderColor: "divider" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Box sx={{ flex: "1 1 180px", "& > *": { width: "100% !important" } }} data-search>
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
        {children}
      </Box>
      <Box
        component="details"
        sx={{
          "& summary": { cursor: "pointer", fontSize: "0.8125rem", minHeight: 24, width: "fit-content" },
        }}
      >
        <summary>{list.filterCount === 0 ? "Filters" : `Filters (${list.filterCount})`}</summary>
        <Box sx={{ display: "grid", gap: 1.5, mt: 1 }}>
          <FilterChips
            label="Decision"
            choices={decisionChoices}
            chosen={list.filters.decision}
            onChange={(names) => list.setFilter("decision", names)}
          />
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
          <RequirementFilter list={list} requirements={requirements} />
        </Box>
      </Box>
      {list.isNarrowed ? (
        <Box sx={{ fontSize: "0.8125rem", color: "text.secondary" }}>
          {list.filterCount === 0 ? "Narrowed by the search." : `${list.filterCount} in force.`}{" "}
          <Button size="small" color="inherit" onClick={list.clear} sx={{ textDecoration: "underline" }}>
            Clear filters
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

function RequirementFilter(props: { list: ResultsList; requirements: readonly Requirement[] }) {
  const { list, requirements } = props;
  const id = useId();
  if (requirements.length === 0) return null;

  function wantedOf(requirementId: string): "" | "met" | "not_met" {
    if (list.met.includes(requirementId)) return "met";
    return list.notMet.includes(requirementId) ? "not_met" : "";
  }

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontSize: "0.8125rem", color: "text.secondary" }}>
        Requirements
      </Box>
      {requirements.map((requirement) => (
        <Box
          key={requirement.id}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: 1,
            minHeight: 36,
            py: 0.5,
            fontSize: "0.8125rem",
          }}
        >
          <Box
            component="label"
            htmlFor={`${id}-${requirement.id}`}
            dir="auto"
            sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}
          >
            {requirement.text}
          </Box>
          <NativeSelect
            id={`${id}-${requirement.id}`}
            value={wantedOf(requirement.id)}
            onChange={({ target }) =>
              list.setRequirement(
                requirement.id,
                target.value === "met" || target.value === "not_met" ? target.value : null,
              )
            }
            sx={{ fontSize: "0.8125rem", width: 104, flexShrink: 0 }}
          >
            <option value="">Any</option>
            <option value="met">Met</option>
            <option value="not_met">Not met</option>
          </NativeSelect>
        </Box>
      ))}
    </Box>
  );
}
