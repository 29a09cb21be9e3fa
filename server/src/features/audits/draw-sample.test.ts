import { describe, expect, it } from "vitest";
import { drawSample } from "./draw-sample.ts";

const ids = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
const below = ids("below", 40);
const above = ids("above", 30);

describe("a sample", () => {
  it("is the same for the same seed, in whatever order the results come", () => {
    const once = drawSample({ below, above, size: 10, seed: 7 });
    const again = drawSample({ below: below.toReversed(), above: above.toReversed(), size: 10, seed: 7 });

    expect(again).toEqual(once);
    expect(drawSample({ below, above, size: 10, seed: 8 })).not.toEqual(once);
  });

  it("has each result once, as many as asked from below and half as many from above", () => {
    const drawn = drawSample({ below, above, size: 10, seed: 1 });

    expect(new Set(drawn.map(({ resultId }) => resultId)).size).toBe(15);
    expect(drawn.filter(({ isBelow }) => isBelow)).toHaveLength(10);
    expect(drawn.every(({ resultId, isBelow }) => resultId.startsWith("below") === isBelow)).toBe(true);
  });

  it("takes two from above for a small one, and what there is when there is less", () => {
    const countAbove = (given: string[], size: number) =>
      drawSample({ below, above: given, size, seed: 3 }).filter(({ isBelow }) => !isBelow).length;

    expect(countAbove(above, 3)).toBe(2);
    expect(countAbove(["only"], 20)).toBe(1);
    expect(countAbove([], 20)).toBe(0);
    expect(drawSample({ below: ids("below", 4), above: [], size: 20, seed: 3 })).toHaveLength(4);
  });

  it("draws every result about as often, and at every position", () => {
    const times = new Map<string, number>();
    let firstIsBelow = 0;
    const seeds = 2_000;
    for (let seed = 0; seed < seeds; seed++) {
      const drawn = drawSample({ below, above, size: 10, seed });
      if (drawn[0]?.isBelow) firstIsBelow += 1;
      for (const { resultId } of drawn) times.set(resultId, (times.get(resultId) ?? 0) + 1);
    }

    // Expected 500 each with a standard deviation of 19, and 1,333 with one of 21.
    for (const id of below) expect(times.get(id), id).toBeGreaterThan(420);
    for (const id of below) expect(times.get(id), id).toBeLessThan(580);
    expect(Math.abs(firstIsBelow - (seeds * 2) / 3)).toBeLessThan(100);
  });
});
