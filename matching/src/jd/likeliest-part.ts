import type { LabelOdds } from "../model/line-model.ts";
import type { JdPart } from "./jd-headings.ts";
import { type LineLabel, lineLabels } from "./lines/line-label.ts";

const partOfLabel: Partial<Record<LineLabel, JdPart>> = {
  must: "must",
  nice: "nice",
  duty: "duties",
  offer: "dropped",
  company: "dropped",
  legal: "dropped",
  apply: "dropped",
};

/** What sentences below one heading say together: the likeliest part, with its mean odds, 0 to 1; null of none. */
export function likeliestPart(sentences: LabelOdds[]): { part: JdPart; share: number } | null {
  const sums: Record<JdPart, number> = { must: 0, nice: 0, duties: 0, dropped: 0 };
  for (const odds of sentences)
    for (const [at, label] of lineLabels.entries()) {
      const part = partOfLabel[label];
      if (part) sums[part] += odds[at] ?? 0;
    }
  const total = sums.must + sums.nice + sums.duties + sums.dropped;
  if (total === 0) return null;
  const parts = ["must", "nice", "duties", "dropped"] as const;
  const part = parts.reduce((best, one) => (sums[one] > sums[best] ? one : best));
  return { part, share: sums[part] / total };
}
