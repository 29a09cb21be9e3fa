import type { Requirement } from "@winnow/contract/requirements.ts";
import type { ReactNode } from "react";
import { ListToolbar } from "../../ui/list/list-toolbar.tsx";
import { useWords } from "../../words/words.ts";
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
  const words = useWords("review").filters;
  const groups = [
    { name: "decision", label: words.decision, choices: decisionChoices() },
    { name: "band", label: words.score, choices: bandChoices() },
    { name: "must_haves", label: words.mustHaves, choices: mustHavesChoices() },
    { name: "flag", label: words.noticed, choices: flagChoices() },
  ] as const;
  return (
    <ListToolbar
      searchLabel={words.search}
      list={list}
      sorts={resultSorts()}
      groups={groups}
      filterCount={list.filterCount}
      moreFilters={<RequirementFilter list={list} requirements={requirements} />}
    >
      {children}
    </ListToolbar>
  );
}
