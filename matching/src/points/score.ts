import { likenessWords } from "../facts/likeness-words.ts";
import { usualWeight } from "../jd/jd-parameters.ts";
import type { Requirement } from "../jd/requirement.ts";
import type { Fact, MatchReport } from "../match-report.ts";
import { credit, hundredths, missingMusts, steps } from "./score-parameters.ts";
import { shareOut } from "./share-out.ts";
import { groupOf, worthOf } from "./worth.ts";

/** What of a fact counts. */
export type ScoredFact = Pick<Fact, "requirementId" | "verdict" | "strength">;
export type Score = Pick<MatchReport, "score" | "points" | "adjustments" | "mustHaves" | "mustHavesMet">;

/** A requirement with what a CV shows for it. */
type Shown = { requirement: Requirement; verdict: Fact["verdict"]; strength: number };

/**
 * The score of a CV from what it shows and what counts how much; a pure function, so that weights can be changed
 * without reading the CV again. Points are in hundredths of 100: points and adjustments add up to the score exactly,
 * and so does what each requirement takes from the others to the adjustments that take. A role that is not stated earns
 * nothing; its strength is how near other work is, and what that is worth is an adjustment. Facts without a requirement are left out,
 * requirements without a fact count as not stated. Nothing is cut off at a limit, so that of two CVs the better one
 * stays the better one.
 */
export function score({ requirements, facts }: { requirements: Requirement[]; facts: ScoredFact[] }): Score {
  const factOf = new Map(facts.map((fact) => [fact.requirementId, fact]));
  const shown = requirements.map((requirement): Shown => {
    const { verdict = "not stated", strength = 0 } = factOf.get(requirement.id) ?? {};
    return { requirement, verdict, strength: Math.min(1, Math.max(0, strength)) };
  });
  const worth = worthOf(requirements);
  const maxima = worth.map(({ points }) => Math.round(points * hundredths));
  const earned = shown.map(({ strength }, index) => Math.round((maxima[index] ?? 0) * strength));
  const points = earned.map((point, index) => (shown[index]?.verdict === "not stated" ? 0 : point));
  const isRole = (index: number) => worth[index]?.group === "role";
  const work = sumOf(points.filter((_, index) => isRole(index)));
  const near = sumOf(earned.filter((_, index) => isRole(index))) - work;
  const { total, adjustments } = adjust({ work, near, rest: sumOf(points) - work }, shown);
  const taken = requirements.map(() => 0);
  for (const { points: lost, causes } of adjustments.filter((one) => one.points < 0))
    shareOut(-lost, causes).forEach((share, index) => {
      taken[index] = (taken[index] ?? 0) - share;
    });
  return {
    score: total / hundredths,
    points: requirements.map(({ id }, index) => ({
      requirementId: id,
      points: (points[index] ?? 0) / hundredths,
      maximum: (maxima[index] ?? 0) / hundredths,
      taken: (taken[index] ?? 0) / hundredths,
    })),
    adjustments: adjustments.map(({ sentence, points: lost }) => ({ sentence, points: lost / hundredths })),
    ...countMusts(shown),
  };
}

function sumOf(points: number[]): number {
  return points.reduce((sum, point) => sum + point, 0);
}

function countMusts(shown: Shown[]): Pick<Score, "mustHaves" | "mustHavesMet"> {
  const musts = shown.filter(({ requirement }) => requirement.kind === "must");
  return { mustHaves: musts.length, mustHavesMet: musts.filter(({ verdict }) => verdict === "met").length };
}

/** Hundredths of points that are lost or given, and how much each requirement is the cause of a loss. */
type Adjustment = { sentence: string; points: number; causes: number[] };

/** Each step is a rounded share of what the step before left, so that more points never end as fewer. */
function adjust(
  { work, near, rest }: { work: number; near: number; rest: number },
  shown: Shown[],
): { total: number; adjustments: Adjustment[] } {
  const adjustments: Adjustment[] =
    near > 0 ? [{ sentence: "Other work, as far as it is near", points: near, causes: [] }] : [];
  let total = work + near + rest;
  const bringTo = (next: number, sentence: string, causes: number[]) => {
    if (next < total) adjustments.push({ sentence, points: next - total, causes });
    total = next;
  };
  const roles = shown.map((one) => (groupOf(one.requirement) === "role" ? one.requirement.weight : 0));
  const role = strongest(shown.filter((_, index) => (roles[index] ?? 0) > 0));
  if (role) {
    const counts = 1 - pull(Math.max(...roles), usualWeight.work) * (1 - nearness(role.strength));
    bringTo(
      work + near + Math.round(rest * counts),
      `${likenessWords(role)}: all else counts ${percent(counts)}`,
      roles,
    );
  }
  const missing = shown.map(missingWeight);
  const { mustHaves, mustHavesMet } = countMusts(shown);
  bringTo(
    Math.round(total * (1 - lossOf(shown, missing))),
    `${mustHaves - mustHavesMet} of ${mustHaves} must-haves not shown in full`,
    missing,
  );
  const permit = shown.find(
    ({ requirement: { kind, category, weight }, verdict }) =>
      kind === "must" && category === "permit" && weight > 0 && verdict === "not stated",
  );
  if (permit) {
    const lost = steps.permitShare * pull(permit.requirement.weight, usualWeight.must);
    bringTo(
      Math.round(total * (1 - lost)),
      `Not stated, and the work needs it: ${permit.requirement.text}`,
      shown.map((one) => (one === permit ? 1 : 0)),
    );
  }
  return { total, adjustments };
}

function strongest(shown: Shown[]): Shown | undefined {
  return shown.reduce<Shown | undefined>(
    (best, one) => (best && best.strength >= one.strength ? best : one),
    undefined,
  );
}

/** What a requirement does to all others it does in full at its usual weight, and less at a lower one. */
function pull(weight: number, usual: number): number {
  return Math.min(1, weight / usual);
}

/** What a person has done in another line of work counts as far as that line is near: 3x² − 2x³, level at both ends. */
function nearness(likeness: number): number {
  const x = Math.min(1, likeness / steps.sameWork);
  return x * x * (1 + 2 * (1 - x));
}

/** In whole percent; what is not all is never called all. */
function percent(share: number): string {
  const whole = Math.floor(share * hundredths);
  return whole === 0 ? "less than 1 %" : `${whole} %`;
}

/** How much of a must-have is not shown, by its weight. The line of work has a step of its own. */
function missingWeight({ requirement, verdict }: Shown): number {
  const counts = requirement.kind === "must" && groupOf(requirement) !== "role";
  return counts ? requirement.weight * (1 - credit[verdict]) : 0;
}

function lossOf(shown: Shown[], missing: number[]): number {
  const total = shown.reduce(
    (sum, { requirement }) =>
      requirement.kind === "must" && groupOf(requirement) !== "role" ? sum + requirement.weight : sum,
    0,
  );
  return (
    (missingMusts.most * missing.reduce((sum, weight) => sum + weight, 0)) / (total + missingMusts.halfAt)
  );
}
