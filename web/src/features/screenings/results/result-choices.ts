import { flagKinds } from "@winnow/contract/match-report.ts";
import { scoreBandNames } from "@winnow/contract/results.ts";
import { flagLabel } from "../report/report-words.ts";

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

export const flagChoices = flagKinds.map((name) => ({ name, label: flagLabel(name) }));

export const resultFilters = {
  band: scoreBandNames,
  must_haves: ["all met", "some missing"],
  flag: flagKinds,
} as const;

export const resultSorts = [
  { column: "matching_score", label: "Score" },
  { column: "must_haves_met", label: "Must-haves met" },
  { column: "years_of_work", label: "Years of work" },
  { column: "name", label: "Name" },
  { column: "created_at", label: "Screened last" },
] as const;
