import type { Fact, MatchReport, Points } from "./match-report.ts";
import type { Requirement } from "./requirement.ts";

/** What of a fact counts. */
export type ScoredFact = Pick<Fact, "requirementId" | "verdict" | "strength">;
export type Score = Pick<MatchReport, "score" | "points" | "adjustments" | "mustHaves" | "mustHavesMet">;

type Group = "role" | "years" | "must" | "education" | "nice";

/**
 * The part of 100 points that each group of requirements has when all have their usual weights; what a JD lacks is
 * shared out. The line of work is the surest thing to read from real adverts and CVs, so it has the largest part.
 */
const shares: Record<Group, number> = { role: 0.36, years: 0.12, must: 0.32, education: 0.08, nice: 0.16 };
/**
 * The weight at which a group has half of its part: one wish read from a JD is seldom all that it asks for, five are.
 * With the usual weight of 3 for a must-have, five of them have 15 of 19 parts.
 */
const halfAt: Record<Group, number> = { role: 0, years: 0, must: 4, education: 0, nice: 4 };
const credit = { met: 1, partly: 0.5, "not stated": 0 } as const;
/**
 * The share of all points that missing must-haves take: `most` when none of many is shown, half of it when none of
 * a weight of `halfAt` is; the first ones missing take more than the next. Set on the ladder of synthetic CVs, so
 * that a CV with one of five missing lies near 70 and one with half of them near 43.
 */
const missingMusts = { most: 0.85, power: 0.55, halfAt: 8 };
/** From this likeness of work on, all else counts in full; below, less and less, by an even curve. */
const sameWork = 0.95;
/** Without a licence or permit that the law demands, the work cannot begin. */
const permitShare = 0.45;

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
    score: total / 100,
    points: points.map((point) => ({ ...point, points: point.points / 100, maximum: point.maximum / 100 })),
    adjustments: adjustments.map((adjustment) => ({ ...adjustment, points: adjustment.points / 100 })),
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

/** 10,000 hundredths shared out by weight with no remainder: what rounding leaves goes to the largest fractions. */
function shareOut(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / total) * 10_000);
  const floors = exact.map(Math.floor);
  const left = 10_000 - floors.reduce((sum, share) => sum + share, 0);
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
    `The work shown is ${nearness < 0.5 ? "unlike" : "not quite like"} the work described: all else counts ${Math.round(nearness * 100)} %`,
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
    bringTo(Math.round(total * (1 - permitShare)), `Not stated, and the work needs it: ${permit.text}`);
  return { total, adjustments };
}

/** What a person has done in another line of work counts as far as that line is near. */
function nearnessOfWork(requirements: Requirement[], factOf: Map<string, ScoredFact>): number {
  const roles = requirements.filter(
    (requirement) => groupOf(requirement) === "role" && requirement.weight > 0,
  );
  if (roles.length === 0) return 1;
  const likeness = Math.max(...roles.map(({ id }) => strengthOf(factOf.get(id))));
  const reached = Math.min(1, likeness / sameWork);
  return reached ** 2 * (3 - 2 * reached);
}

function lossOf(musts: Requirement[], factOf: Map<string, ScoredFact>): number {
  const total = musts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  const missing = musts.reduce(
    (sum, { id, weight }) => sum + weight * (1 - credit[factOf.get(id)?.verdict ?? "not stated"]),
    0,
  );
  const most = (missingMusts.most * total) / (total + missingMusts.halfAt);
  return most * (missing / total) ** missingMusts.power;
}
