import english from "../../bank/en/competencies.json" with { type: "json" };
import type { CompetencyEntry } from "./bank-entry.ts";

/** Ways of working that many jobs have in common, in the order in which they are of use to a job that says nothing. */
export const competencyEntries: CompetencyEntry[] = english.competencies;
