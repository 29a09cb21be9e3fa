import { decisionKinds } from "@winnow/contract/decisions.ts";
import { decisionLabels } from "@winnow/contract/labels.ts";
import { flagKinds } from "@winnow/contract/match-report.ts";
import { scoreBandNames } from "@winnow/contract/results.ts";
import { flagLabel } from "./report-labels.ts";

export const bandChoices = [
  { name: "strong", label: "80 and more" },
  { name: "good", label: "65–79" },
  { name: "partial", label: "45–64" },
  { name: "weak", label: "Below 45" },
] as const satisfies { name: (typeof scoreBandNames)[number]; label: string }[];

export const mustHavesChoices = [
  { name: "all met", label: "All met" },
  { name: "some missing", label: "Some missing" },
] as const;

export const flagChoices = [
  ...flagKinds.map((name) => ({ name, label: flagLabel(name) })),
  { name: "same person", label: "Same person" },
] as const;

export const decisionChoices = [
  { name: "undecided", label: "Undecided" },
  ...decisionKinds.map((name) => ({ name, label: decisionLabels[name].state })),
] as const;

export const resultFilters = {
  band: scoreBandNames,
  must_haves: ["all met", "some missing"],
  flag: [...flagKinds, "same person"],
  decision: [...decisionKinds, "undecided"],
} as const;

export const resultSorts = [
  { column: "matching_score", label: "Score" },
  { column: "own_score", label: "My score" },
  { column: "must_haves_met", label: "Must-haves met" },
  { column: "years_of_work", label: "Years of work" },
  { column: "name", label: "Name" },
  { column: "decided_at", label: "Decided last" },
  { column: "created_at", label: "Screened last" },
] as const;
