import Box from "@mui/material/Box";
import NativeSelect from "@mui/material/NativeSelect";
import type { Requirement } from "@winnow/contract/requirements.ts";
import { type ReactNode, useId } from "react";
import { textSize } from "../../theme/sizes.ts";
import { mutedText } from "../../theme/styles.ts";
import { ListToolbar } from "../../ui/list/list-toolbar.tsx";
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
    <ListToolbar
      searchLabel="Search in results"
      list={list}
      sorts={resultSorts}
      groups={groups}
      filterCount={list.filterCount}
      moreFilters={<RequirementFilter list={list} requirements={requirements} />}
    >
      {children}
    </ListToolbar>
  );
}

const groups = [
  { name: "decision", label: "Decision", choices: decisionChoices },
  { name: "band", label: "Score", choices: bandChoices },
  { name: "must_haves", label: "Must-haves", choices: mustHavesChoices },
  { name: "flag", label: "Noticed", choices: flagChoices },
] as const;

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
      <Box component="legend" sx={{ p: 0, ...mutedText }}>
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
            fontSize: textSize.small,
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
            sx={{ fontSize: textSize.small, width: 104, flexShrink: 0 }}
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
