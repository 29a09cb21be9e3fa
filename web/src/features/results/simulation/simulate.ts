import type { Requirement } from "@winnow/contract/requirements.ts";
import type { getScreeningFacts } from "@winnow/contract/results.ts";
import type { Fact } from "@winnow/matching/match-report.ts";
import { score } from "@winnow/matching/score.ts";
import type { Answer } from "../../../api/call.ts";
import { wordsOf } from "../../../words/words.ts";
import { formatPoints } from "../../evidence/format-score.ts";

export type Facts = Answer<typeof getScreeningFacts>;
/** How much one requirement counts; weight 0 leaves it out. */
export type Weight = { id: string; weight: number; kind: Requirement["kind"] };

/** A result in a ranking. `parts` are the points of each requirement, then of all adjustments together. */
export type Ranked = {
  id: string;
  label: string;
  score: number;
  rank: number;
  is_tied: boolean;
  parts: number[];
};

const topSize = 10;

/** The results scored by these weights, best first; equal scores share a rank. The same sum as the server makes. */
export function rankBy(facts: Facts, weights: readonly Weight[]): Ranked[] {
  const weightOf = new Map(weights.map((weight) => [weight.id, weight]));
  const requirements = facts.requirements.map(({ any_of, ...requirement }) => {
    const changed = weightOf.get(requirement.id);
    return {
      ...requirement,
      anyOf: any_of,
      weight: changed?.weight ?? requirement.weight,
      kind: changed?.kind ?? requirement.kind,
    };
  });
  const scored = facts.results.map(({ id, label, facts: shown }) => {
    const sum = score({
      requirements,
      facts: requirements.map((requirement, index): Fact => {
        const { verdict, strength } = shown[index] ?? { verdict: "not stated", strength: 0 };
        return {
          requirementId: requirement.id,
          verdict,
          strength,
          quotations: [],
          years: null,
          remark: null,
        };
      }),
    });
    const adjusted = sum.adjustments.reduce((total, { points }) => total + points, 0);
    return { id, label, score: sum.score, parts: [...sum.points.map(({ points }) => points), adjusted] };
  });
  // Stable, so that results with the same score keep the order of the facts, as the server's list has it.
  scored.sort((a, b) => b.score - a.score);
  let rank = 0;
  return scored.map((result, index) => {
    const isTiedAbove = index > 0 && result.score === scored[index - 1]?.score;
    if (!isTiedAbove) rank = index + 1;
    return { ...result, rank, is_tied: isTiedAbove || result.score === scored[index + 1]?.score };
  });
}

/** A result that crossed the line of the top ten, and the requirement that moved it most. */
export type Mover = { label: string; cause: string; points: number };

/**
 * Who entered and who left the top ten. What moved somebody is measured against everybody: a weight that lifts all
 * alike moves nobody.
 */
export function movers(facts: Facts, before: Ranked[], after: Ranked[]): { entered: Mover[]; left: Mover[] } {
  const earlier = new Map(before.map((result) => [result.id, result]));
  const changes = after.map((result) => ({
    id: result.id,
    label: result.label,
    parts: result.parts.map((points, part) => points - (earlier.get(result.id)?.parts[part] ?? 0)),
  }));
  const mean = (changes[0]?.parts ?? []).map(
    (_, part) => changes.reduce((sum, change) => sum + (change.parts[part] ?? 0), 0) / changes.length,
  );
  const top = { before: topIds(before), after: topIds(after) };

  function moved(direction: 1 | -1) {
    return ({ label, parts }: (typeof changes)[number]): Mover => {
      const relative = parts.map((points, part) => points - (mean[part] ?? 0));
      const strongest = relative.reduce(
        (best, points, part) => (points * direction > (relative[best] ?? 0) * direction ? part : best),
        0,
      );
      const cause = facts.requirements[strongest]?.text ?? wordsOf("results").simulation.missingMusts;
      return { label, cause, points: relative[strongest] ?? 0 };
    };
  }

  return {
    entered: changes.filter(({ id }) => top.after.has(id) && !top.before.has(id)).map(moved(1)),
    left: changes.filter(({ id }) => top.before.has(id) && !top.after.has(id)).map(moved(-1)),
  };
}

/** The first ten, and whoever is tied with the tenth. */
function topIds(ranking: Ranked[]): Set<string> {
  return new Set(ranking.filter(({ rank }) => rank <= topSize).map(({ id }) => id));
}

export function weightsOf(facts: Facts): Weight[] {
  return facts.requirements.map(({ id, weight, kind }) => ({ id, weight: Math.round(weight), kind }));
}

/** Whether the weights differ from those in force. */
export function isChanged(facts: Facts, weights: readonly Weight[]): boolean {
  return weightsOf(facts).some(
    (weight, index) => weight.weight !== weights[index]?.weight || weight.kind !== weights[index]?.kind,
  );
}

/** Those to be saved. The others stay as the server holds them: another window may have saved some of them since. */
export function changedWeights(facts: Facts, weights: readonly Weight[]): Weight[] {
  const before = new Map(facts.requirements.map((requirement) => [requirement.id, requirement]));
  return weights.filter(({ id, weight, kind }) => {
    const requirement = before.get(id);
    return requirement?.weight !== weight || requirement.kind !== kind;
  });
}

const namedMovers = 3;

/** Who entered and left the top ten and why, in a sentence or two; points are against everybody's mean. */
export function moversSentence({ entered, left }: { entered: Mover[]; left: Mover[] }): string {
  const { simulation: words } = wordsOf("results");
  if (entered.length === 0 && left.length === 0) return words.same;
  const leave = entered.length > 0 ? words.leftIt : words.left;
  const sentences = [
    entered.length > 0 ? words.entered({ names: named(entered) }) : "",
    left.length > 0 ? leave({ names: named(left) }) : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function named(all: Mover[]): string {
  const { simulation: words } = wordsOf("results");
  const named = all
    .slice(0, namedMovers)
    .map(({ label, cause, points }) => words.mover({ name: label, cause, points: signed(points) }));
  const names = named.join(", ");
  const more = all.length - named.length;
  return more > 0 ? words.andMore({ names, count: more }) : names;
}

function signed(points: number): string {
  return `${points < 0 ? "−" : "+"}${formatPoints(Math.abs(points))}`;
}
