import type { Fact, MatchReport, Points } from "./match-report.ts";
import type { Requirement } from "./requirement.ts";

/** What of a fact counts. */
export type ScoredFact = Pick<Fact, "requirementId" | "verdict" | "strength">;
export type Score = Pick<MatchReport, "score" | "points" | "adjustments" | "mustHaves" | "mustHavesMet">;

/** A nice-to-have counts this much of a must-have of the same weight. */
const niceShare = 0.35;
/** The work itself says more than any one skill of it. */
const experienceShare = 5;
const credit = { met: 1, partly: 0.5, "not stated": 0 } as const;
/** The more must-haves are missing, the more each of them weighs: a factor of coverage to this power on the points. */
const missingMusts = 0.35;

/**
 * The score of a CV from what it shows and what counts how much; a pure function, so that weights can be changed
 * without reading the CV again. Points are in hundredths of 100: points and adjustments add up to the score exactly.
 * Facts without a requirement are left out, requirements without a fact count as not stated.
 */
export function score({ requirements, facts }: { requirements: Requirement[]; facts: ScoredFact[] }): Score {
  const factOf = new Map(facts.map((fact) => [fact.requirementId, fact]));
  const maxima = shareOut(requirements.map(rawWeight));
  const points: Points[] = requirements.map(({ id }, index) => {
    const maximum = maxima[index] ?? 0;
    const strength = Math.min(1, Math.max(0, factOf.get(id)?.strength ?? 0));
    return { requirementId: id, points: Math.round(maximum * strength), maximum };
  });
  const base = points.reduce((sum, point) => sum + point.points, 0);
  const ofWork = points.reduce(
    (sum, point, index) => sum + (requirements[index]?.category === "experience" ? point.points : 0),
    0,
  );
  const adjustments = adjust({ base, ofWork }, requirements, factOf);
  const total = adjustments.reduce((sum, adjustment) => sum + adjustment.points, base);
  const musts = requirements.filter(({ kind }) => kind === "must");
  return {
    score: total / 100,
    points: points.map((point) => ({ ...point, points: point.points / 100, maximum: point.maximum / 100 })),
    adjustments: adjustments.map((adjustment) => ({ ...adjustment, points: adjustment.points / 100 })),
    mustHaves: musts.length,
    mustHavesMet: musts.filter(({ id }) => factOf.get(id)?.verdict === "met").length,
  };
}

function rawWeight({ kind, category, weight }: Requirement): number {
  const share = category === "experience" ? experienceShare : 1;
  return Math.max(0, weight) * share * (kind === "must" ? 1 : niceShare);
}

/** 10,000 hundredths shared out by weight with no remainder: what rounding leaves goes to the largest fractions. */
function shareOut(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / total) * 10_000);
  const shares = exact.map(Math.floor);
  const left = 10_000 - shares.reduce((sum, share) => sum + share, 0);
  const byFraction = exact.map((value, index) => ({ index, fraction: value - Math.floor(value) }));
  byFraction.sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  for (const { index } of byFraction.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** What is missing takes from all points but those of the work itself. */
function adjust(
  { base, ofWork }: { base: number; ofWork: number },
  requirements: Requirement[],
  factOf: Map<string, ScoredFact>,
): MatchReport["adjustments"] {
  const musts = requirements.filter(({ kind, weight }) => kind === "must" && weight > 0);
  const total = musts.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const covered = musts.reduce(
    (sum, { id, weight }) => sum + weight * credit[factOf.get(id)?.verdict ?? "not stated"],
    0,
  );
  const missing = musts.filter(({ id }) => factOf.get(id)?.verdict !== "met").length;
  const adjustments: MatchReport["adjustments"] = [];
  const loss = Math.round((base - ofWork) * (1 - (covered / total) ** missingMusts));
  if (loss > 0)
    adjustments.push({
      sentence: `${missing} of ${musts.length} must-haves not shown in full`,
      points: -loss,
    });
  for (const { sentence, limit } of caps(musts, factOf, covered / total)) {
    const now = base + adjustments.reduce((sum, adjustment) => sum + adjustment.points, 0);
    if (now > limit) adjustments.push({ sentence, points: limit - now });
  }
  return adjustments;
}

function caps(
  musts: Requirement[],
  factOf: Map<string, ScoredFact>,
  coverage: number,
): { sentence: string; limit: number }[] {
  const isNotStated = ({ id }: Requirement) => (factOf.get(id)?.verdict ?? "not stated") === "not stated";
  const experience = musts.filter(({ category }) => category === "experience");
  const permit = musts.find((requirement) => requirement.category === "permit" && isNotStated(requirement));
  return [
    ...(permit ? [{ sentence: `Cap: ${permit.text} not stated`, limit: 6500 }] : []),
    ...(coverage < 0.5 ? [{ sentence: "Cap: fewer than half of the must-haves shown", limit: 4500 }] : []),
    ...(experience.length > 0 && experience.every(isNotStated)
      ? [{ sentence: "Cap: no comparable role shown", limit: 2500 }]
      : []),
  ];
}
