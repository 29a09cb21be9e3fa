import { meanOf } from "./correlation.ts";

/** Mean of F1 over all labels that people gave, those never found counting 0. */
export function macroF1(pairs: { label: string; found: string }[]): number {
  const labels = [...new Set(pairs.map(({ label }) => label))];
  return meanOf(
    labels.map((label) => {
      const right = pairs.filter((pair) => pair.label === label && pair.found === label).length;
      const labelled = pairs.filter((pair) => pair.label === label).length;
      const found = pairs.filter((pair) => pair.found === label).length;
      return (2 * right) / Math.max(1, labelled + found);
    }),
  );
}
