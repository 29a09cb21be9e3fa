import { decisionKinds } from "@winnow/contract/decisions.ts";
import { keysOf } from "@winnow/contract/keys-of.ts";
import { flagKinds } from "@winnow/contract/match-report.ts";
import { scoreBandNames } from "@winnow/contract/results.ts";
import { lazily } from "../../ui/format/lazily.ts";
import { wordsOf } from "../../words/words.ts";
import { flagLabel } from "./report-labels.ts";

export const bandChoices = lazily(() => {
  const { bands } = wordsOf("results").choices;
  return scoreBandNames.map((name) => ({ name, label: bands[name] }));
});

export const mustHavesChoices = lazily(() => {
  const { mustHaves } = wordsOf("results").choices;
  return keysOf(mustHaves).map((name) => ({ name, label: mustHaves[name] }));
});

export const flagChoices = lazily(() => [
  ...flagKinds.map((name) => ({ name, label: flagLabel(name) })),
  { name: "same person", label: wordsOf("results").choices.samePerson },
]);

export const decisionChoices = lazily(() => {
  const { decisions } = wordsOf("labels");
  return [
    { name: "undecided", label: wordsOf("results").choices.undecided },
    ...decisionKinds.map((name) => ({ name, label: decisions[name].state })),
  ];
});

export const resultFilters = {
  band: scoreBandNames,
  must_haves: ["all met", "some missing"],
  flag: [...flagKinds, "same person"],
  decision: [...decisionKinds, "undecided"],
} as const;

export const resultColumns = [
  "matching_score",
  "own_score",
  "must_haves_met",
  "years_of_work",
  "name",
  "decided_at",
  "created_at",
] as const;

export const resultSorts = lazily(() => {
  const { sorts } = wordsOf("results").choices;
  return resultColumns.map((column) => ({ column, label: sorts[column] }));
});
