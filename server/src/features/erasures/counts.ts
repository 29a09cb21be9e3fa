import type { ErasureCounts } from "@winnow/contract/erasures.ts";

export const nothingErased: ErasureCounts = { cvs: 0, applications: 0, interviews: 0, files: 0 };

export function addCounts(one: ErasureCounts, other: ErasureCounts): ErasureCounts {
  return {
    cvs: one.cvs + other.cvs,
    applications: one.applications + other.applications,
    interviews: one.interviews + other.interviews,
    files: one.files + other.files,
  };
}
