import type { Requirement } from "@winnow/contract/requirements.ts";
import type { ReactNode } from "react";
import { lazily } from "../../ui/format/lazily.ts";
import { ListToolbar } from "../../ui/list/list-toolbar.tsx";
import {
  bandChoices,
  decisionChoices,
  flagChoices,
  mustHavesChoices,
  resultSorts,
} from "../results/result-choices.ts";
import type { ResultsList } from "../results/use-results-list.ts";
import { RequirementFilter } from "./requirement-filter.tsx";

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
      sorts={resultSorts()}
      groups={groups()}
      filterCount={list.filterCount}
      moreFilters={<RequirementFilter list={list} requirements={requirements} />}
    >
      {children}
    </ListToolbar>
  );
}

const groups = lazily(
  () =>
    [
      { name: "decision", label: "Decision", choices: decisionChoices() },
      { name: "band", label: "Score", choices: bandChoices() },
      { name: "must_haves", label: "Must-haves", choices: mustHavesChoices() },
      { name: "flag", label: "Noticed", choices: flagChoices() },
    ] as const,
);
