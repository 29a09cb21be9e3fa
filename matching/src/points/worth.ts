import type { Requirement } from "../jd/requirement.ts";
import { fullScore, type Group, halfAt, hundredths, limits } from "./score-parameters.ts";
import { shareOut } from "./share-out.ts";

/** What decides how much a requirement is worth. */
export type Weighed = Pick<Requirement, "kind" | "category" | "years" | "weight">;

/** Which requirements share their points by weight: what stands in one group is weighed against each other. */
export function groupOf({ kind, category, years }: Omit<Weighed, "weight">): Group {
  if (category === "experience" && years === null) return "role";
  if (kind === "nice") return "nice";
  if (category === "experience") return "years";
  return category === "education" ? "education" : "must";
}

/** How heavy a requirement is within its group. */
export type Weight = { group: Group; weight: number; weightOfGroup: number };

export function weightsOf(requirements: Weighed[]): Weight[] {
  const totals: Record<Group, number> = { role: 0, years: 0, must: 0, education: 0, nice: 0 };
  const weights = requirements.map((requirement) => {
    const group = groupOf(requirement);
    const weight = Math.max(0, requirement.weight);
    totals[group] += weight;
    return { group, weight };
  });
  return weights.map(({ group, weight }) => ({ group, weight, weightOfGroup: totals[group] }));
}

/** What a requirement is worth at most, of 100 points. */
export type Worth = Weight & { points: number };

/**
 * What each requirement is worth: its weight's plain share of what its group has. All of them together are 100 points;
 * without any weight, none.
 */
export function worthOf(requirements: Weighed[]): Worth[] {
  const weights = weightsOf(requirements);
  const shares = weights.map(
    ({ group, weight, weightOfGroup }) => (weight * limits[group]) / (weightOfGroup + halfAt[group]),
  );
  const points = shareOut(fullScore, shares);
  return weights.map((weight, index) => ({ ...weight, points: (points[index] ?? 0) / hundredths }));
}
