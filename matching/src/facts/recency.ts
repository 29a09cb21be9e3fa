import { recencyTable } from "./evidence-parameters.ts";

/** 1 while work is recent, then falling evenly to the least and staying there. */
export function recency(years: number): number {
  const { fullYears, perYear, least } = recencyTable;
  return years <= fullYears ? 1 : Math.max(least, 1 - (years - fullYears) * perYear);
}
