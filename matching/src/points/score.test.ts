import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Requirement } from "../jd/requirement.ts";
import type { Fact } from "../match-report.ts";
import { score } from "./score.ts";
import { groupOf } from "./worth.ts";

const categories = ["skill", "experience", "education", "permit"] as const;
const verdicts = ["met", "partly", "not stated"] as const;
const pairs = fc.array(
  fc.record({
    kind: fc.constantFrom("must" as const, "nice" as const),
    category: fc.constantFrom(...categories),
    weight: fc.integer({ min: 1, max: 5 }),
    verdict: fc.constantFrom(...verdicts),
    strength: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 15 },
);

type Pair = {
  kind: "must" | "nice";
  category: (typeof categories)[number];
  weight: number;
  verdict: Fact["verdict"];
  strength: number;
};

function input(all: Pair[]): { requirements: Requirement[]; facts: Fact[] } {
  return {
    requirements: all.map(({ kind, category, weight }, index) => ({
      id: `r${index}`,
      kind,
      category,
      weight,
      text: `wish ${index}`,
      anyOf: [],
      years: null,
      sentence: null,
    })),
    facts: all.map(({ verdict, strength }, index) => ({
      requirementId: `r${index}`,
      verdict,
      strength: verdict === "not stated" && all[index]?.category !== "experience" ? 0 : strength,
      quotations: [],
      years: null,
      remark: null,
    })),
  };
}

const hundredths = (points: number) => Math.round(points * 100);

describe("the score", () => {
  it("is the exact sum of points and adjustments and lies between 0 and 100", () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const result = score(input(all));
        const parts = [...result.points, ...result.adjustments];
        expect(parts.reduce((sum, { points }) => sum + hundredths(points), 0)).toBe(hundredths(result.score));
        expect(result.score).toBeGreaterThanOrEqual(0);
        expect(result.score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it("shares out 100 points, none lost to rounding", () => {
    fc.assert(
      fc.property(
        pairs.filter((all) => all.length > 0),
        (all) => {
          const maxima = score(input(all)).points.map(({ maximum }) => hundredths(maximum));
          expect(maxima.reduce((sum, maximum) => sum + maximum, 0)).toBe(10_000);
        },
      ),
    );
  });

  it("never falls when one more requirement is met", () => {
    fc.assert(
      fc.property(
        pairs.filter((all) => all.length > 0),
        fc.nat(),
        (all, pick) => {
          const better = all.map((pair, index) =>
            index === pick % all.length ? { ...pair, verdict: "met" as const, strength: 1 } : pair,
          );
          expect(score(input(better)).score).toBeGreaterThanOrEqual(score(input(all)).score);
        },
      ),
    );
  });

  it("says what work unlike the work described takes from all else", () => {
    const skill = { kind: "must", category: "skill", weight: 3, verdict: "met", strength: 1 } as const;
    const work = { kind: "must", category: "experience", weight: 5, verdict: "partly" } as const;
    const near = score(input([{ ...work, strength: 0.8 }, skill]));
    const far = score(input([{ ...work, strength: 0.1 }, skill]));
    expect(near.points[1]?.points).toBe(far.points[1]?.points);
    expect(far.adjustments[0]?.sentence).toContain("Little of the work shown is like the work described");
    expect(far.adjustments[0]?.points).toBeLessThan(near.adjustments[0]?.points ?? 0);
  });

  it("gives a role that is not stated no points, and other work that is near an adjustment of its own", () => {
    const skill = { kind: "must", category: "skill", weight: 3, verdict: "met", strength: 1 } as const;
    const work = { kind: "must", category: "experience", weight: 5, strength: 0.4 } as const;
    const near = score(input([{ ...work, verdict: "not stated" }, skill]));
    const shown = score(input([{ ...work, verdict: "partly" }, skill]));
    expect(near.points[0]?.points).toBe(0);
    expect(near.adjustments[0]).toEqual({
      sentence: "Other work, as far as it is near",
      points: shown.points[0]?.points,
    });
    expect(near.score).toBe(shown.score);
  });

  it("keeps the order of two CVs that lack the same permit", () => {
    const permit = {
      kind: "must",
      category: "permit",
      weight: 3,
      verdict: "not stated",
      strength: 0,
    } as const;
    const skill = { kind: "must", category: "skill", weight: 3, verdict: "met" } as const;
    const better = score(input([permit, { ...skill, strength: 1 }]));
    const worse = score(input([permit, { ...skill, strength: 0.9 }]));
    expect(better.score).toBeGreaterThan(worse.score);
    expect(better.adjustments.some(({ sentence }) => sentence.endsWith("wish 0"))).toBe(true);
  });

  it("moves points to a requirement whose weight is raised", () => {
    const skill = { kind: "must", category: "skill", weight: 3, verdict: "met", strength: 1 } as const;
    const before = score(input([skill, skill]));
    const after = score(input([{ ...skill, weight: 5 }, skill]));
    expect(after.points[0]?.maximum).toBeGreaterThan(before.points[0]?.maximum ?? 100);
    expect(after.points[1]?.maximum).toBeLessThan(before.points[1]?.maximum ?? 0);
  });

  it("gives each requirement its weight's plain share of what its group has", () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const { requirements, facts } = input(all);
        const { points } = score({ requirements, facts });
        requirements.forEach((one, first) => {
          requirements.forEach((other, second) => {
            if (groupOf(one) !== groupOf(other)) return;
            const [high = 0, low = 0] = [points[first]?.maximum, points[second]?.maximum];
            expect(Math.abs(high * other.weight - low * one.weight)).toBeLessThan(0.011 * 10);
          });
        });
      }),
    );
  });

  it("makes a raised weight worth more, also where it is the only one of its group", () => {
    fc.assert(
      fc.property(
        pairs.filter((all) => all.length > 1),
        fc.nat(),
        (all, pick) => {
          const moved = pick % all.length;
          const worthAt = (weight: number) =>
            score(input(all.map((pair, index) => (index === moved ? { ...pair, weight } : pair)))).points[
              moved
            ]?.maximum ?? 0;
          for (const weight of [0, 1, 2, 3, 4]) expect(worthAt(weight + 1)).toBeGreaterThan(worthAt(weight));
        },
      ),
    );
  });

  it("moves the score when the weight of the only line of work is moved", () => {
    const skill = { kind: "must", category: "skill", weight: 3, verdict: "met", strength: 1 } as const;
    const work = { kind: "must", category: "experience", verdict: "partly", strength: 0.4 } as const;
    const scores = [5, 4, 3, 2, 1].map((weight) => score(input([{ ...work, weight }, skill])).score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(new Set(scores).size).toBe(5);
    const worth = [5, 1].map((weight) => score(input([{ ...work, weight }, skill])).points[0]?.maximum ?? 0);
    const [usual = 0, least = 0] = worth.map((points) => points / (100 - points));
    expect(usual / least).toBeGreaterThan(4);
  });

  it("counts a requirement of weight 0 as if it were not asked for", () => {
    fc.assert(
      fc.property(pairs, fc.nat(), (all, pick) => {
        const left = all.map((pair, index) => (index === pick % all.length ? { ...pair, weight: 0 } : pair));
        const without = all.filter((_, index) => index !== pick % all.length);
        expect(score(input(left)).score).toBe(score(input(without)).score);
      }),
    );
  });

  it("tells of each requirement what it takes from all others, and all of it is the adjustments that take", () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const { points, adjustments } = score(input(all));
        const taken = points.reduce((sum, point) => sum + hundredths(point.taken), 0);
        expect(taken).toBe(
          adjustments.reduce((sum, adjustment) => sum + Math.min(0, hundredths(adjustment.points)), 0),
        );
        points.forEach((point, index) => {
          if (all[index]?.category !== "experience" && all[index]?.verdict === "met")
            expect(point.taken).toBe(0);
        });
      }),
    );
  });

  it("counts the must-haves that are not met alike wherever it counts them", () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const { adjustments, mustHaves, mustHavesMet } = score(input(all));
        for (const { sentence } of adjustments.filter((one) => one.sentence.includes("must-haves")))
          expect(sentence).toBe(`${mustHaves - mustHavesMet} of ${mustHaves} must-haves not shown in full`);
      }),
    );
  });

  it("never says that all else counts in full where something is taken from it", () => {
    const skill = { kind: "must", category: "skill", weight: 3, verdict: "met", strength: 1 } as const;
    const work = { kind: "must", category: "experience", weight: 5, verdict: "met", strength: 0.94 } as const;
    const { adjustments } = score(input([work, skill, skill, skill]));
    expect(adjustments[0]?.sentence).toBe(
      "Most of the work shown is like the work described: all else counts 99 %",
    );
  });

  it("counts must-haves that are met", () => {
    const must = { kind: "must", category: "skill", weight: 3, verdict: "met", strength: 1 } as const;
    expect(score(input([must, { ...must, verdict: "partly" }]))).toMatchObject({
      mustHaves: 2,
      mustHavesMet: 1,
    });
  });
});
