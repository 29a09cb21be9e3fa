import type { Requirement } from "../jd/requirement.ts";
import type { Fact, MatchReport, Points } from "../match-report.ts";
import {
  credit,
  fullScore,
  type Group,
  halfAt,
  hundredths,
  missingMusts,
  shares,
  steps,
} from "./score-numbers.ts";

/** What of a fact counts. */
export type ScoredFact = Pick<Fact, "requirementId" | "verdict" | "strength">;
export type Score = Pick<MatchReport, "score" | "points" | "adjustments" | "mustHaves" | "mustHavesMet">;

/**
 * The score of a CV from what it shows and what counts how much; a pure function, so that weights can be changed
 * without reading the CV again. Points are in hundredths of 100: points and adjustments add up to the score exactly.
 * Facts without a requirement are left out, requirements without a fact count as not stated. Nothing is cut off at a
 * limit, so that of two CVs the better one stays the better one.
 */
export function score({ requirements, facts }: { requirements: Requirement[]; facts: ScoredFact[] }): Score {
  const factOf = new Map(facts.map((fact) => [fact.requirementId, fact]));
  const maxima = shareOut(rawWeights(requirements));
  const points: Points[] = requirements.map(({ id }, index) => {
    const maximum = maxima[index] ?? 0;
    return { requirementId: id, points: Math.round(maximum * strengthOf(factOf.get(id))), maximum };
  });
  const sumOf = (isCounted: (requirement: Requirement) => boolean) =>
    points.reduce((sum, point, index) => {
      const requirement = requirements[index];
      return requirement && isCounted(requirement) ? sum + point.points : sum;
    }, 0);
  const work = sumOf((requirement) => groupOf(requirement) === "role");
  const rest = sumOf((requirement) => groupOf(requirement) !== "role");
  const { total, adjustments } = adjust({ work, rest }, requirements, factOf);
  const musts = requirements.filter(({ kind }) => kind === "must");
  return {
    score: total / hundredths,
    points: points.map((point) => ({
      ...point,
      points: point.points / hundredths,
      maximum: point.maximum / hundredths,
    })),
    adjustments: adjustments.map((adjustment) => ({ ...adjustment, points: adjustment.points / hundredths })),
    mustHaves: musts.length,
    mustHavesMet: musts.filter(({ id }) => factOf.get(id)?.verdict === "met").length,
  };
}

function groupOf({ kind, category, years }: Requirement): Group {
  if (category === "experience" && years === null) return "role";
  if (kind === "nice") return "nice";
  if (category === "experience") return "years";
  return category === "education" ? "education" : "must";
}

function strengthOf(fact: ScoredFact | undefined): number {
  return Math.min(1, Math.max(0, fact?.strength ?? 0));
}

function rawWeights(requirements: Requirement[]): number[] {
  const totals: Record<Group, number> = { role: 0, years: 0, must: 0, education: 0, nice: 0 };
  for (const requirement of requirements) totals[groupOf(requirement)] += Math.max(0, requirement.weight);
  return requirements.map((requirement) => {
    const group = groupOf(requirement);
    const weight = Math.max(0, requirement.weight);
    return weight === 0 ? 0 : (weight * shares[group]) / (totals[group] + halfAt[group]);
  });
}

/** The full score shared out by weight with no remainder: what rounding leaves goes to the largest fractions. */
function shareOut(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / total) * fullScore);
  const floors = exact.map(Math.floor);
  const left = fullScore - floors.reduce((sum, share) => sum + share, 0);
  const byFraction = exact.map((value, index) => ({ index, fraction: value - Math.floor(value) }));
  byFraction.sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  for (const { index } of byFraction.slice(0, left)) floors[index] = (floors[index] ?? 0) + 1;
  return floors;
}

/** Each step is a rounded share of what the step before left, so that more points never end as fewer. */
function adjust(
  { work, rest }: { work: number; rest: number },
  requirements: Requirement[],
  factOf: Map<string, ScoredFact>,
): { total: number; adjustments: MatchReport["adjustments"] } {
  const adjustments: MatchReport["adjustments"] = [];
  let total = work + rest;
  const bringTo = (next: number, sentence: string) => {
    if (next < total) adjustments.push({ sentence, points: next - total });
    total = next;
  };
  const nearness = nearnessOfWork(requirements, factOf);
  bringTo(
    work + Math.round(rest * nearness),
    `The work shown is ${nearness < steps.unlikeBelow ? "unlike" : "not quite like"} the work described: all else counts ${Math.round(nearness * hundredths)} %`,
  );
  const musts = requirements.filter(
    (requirement) => requirement.kind === "must" && requirement.weight > 0 && groupOf(requirement) !== "role",
  );
  const isMissing = ({ id }: Requirement) => factOf.get(id)?.verdict !== "met";
  bringTo(
    Math.round(total * (1 - lossOf(musts, factOf))),
    `${musts.filter(isMissing).length} of ${musts.length} must-haves not shown in full`,
  );
  const permit = musts.find(
    ({ id, category }) => category === "permit" && (factOf.get(id)?.verdict ?? "not stated") === "not stated",
  );
  if (permit)
    bringTo(Math.round(total * (1 - steps.permitShare)), `Not stated, and the work needs it: ${permit.text}`);
  return { total, adjustments };
}

/** What a person has done in another line of work counts as far as that line is near. */
function nearnessOfWork(requirements: Requirement[], factOf: Map<string, ScoredFact>): number {
  const roles = requirements.filter(
    (requirement) => groupOf(requirement) === "role" && requirement.weight > 0,
  );
  if (roles.length === 0) return 1;
  const likeness = Math.max(...roles.map(({ id }) => strengthOf(factOf.get(id))));
  return smoothstep(Math.min(1, likeness / steps.sameWork));
}

/** 3x² − 2x³: 0 at 0, 1 at 1, and level at both ends. */
function smoothstep(x: number): number {
  return x * x * (1 + 2 * (1 - x));
}

function lossOf(musts: Requirement[], factOf: Map<string, ScoredFact>): number {
  const total = musts.reduce((sum, { weight }) => sum + weight, 0);
  const missing = musts.reduce(
    (sum, { id, weight }) => sum + weight * (1 - credit[factOf.get(id)?.verdict ?? "not stated"]),
    0,
  );
  return (missingMusts.most * missing) / (total + missingMusts.halfAt);
}
