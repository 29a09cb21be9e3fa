import { describe, expect, it } from "vitest";
import { hypergeometricInterval } from "./hypergeometric-interval.ts";

/** By counting every possible sample of a small population. */
function byCounting(population: number, drawn: number, found: number) {
  const chanceOf = (having: number) => {
    let all = 0;
    let atLeast = 0;
    let atMost = 0;
    let exactly = 0;
    for (let members = 0; members < 2 ** population; members++) {
      if (bitsOf(members) !== drawn) continue;
      const hits = bitsOf(members & (2 ** having - 1));
      all += 1;
      if (hits >= found) atLeast += 1;
      if (hits <= found) atMost += 1;
      if (hits === found) exactly += 1;
    }
    return { atLeast: atLeast / all, atMost: atMost / all, exactly: exactly / all };
  };
  const chances = Array.from({ length: population + 1 }, (_, having) => chanceOf(having));
  const inside = chances.flatMap(({ atLeast, atMost }, having) =>
    atLeast > 0.025 && atMost > 0.025 ? [having] : [],
  );
  return {
    low: Math.min(...inside),
    high: Math.max(...inside),
    likeliest: Math.max(...chances.map(({ exactly }) => exactly)),
    chances,
  };
}

function bitsOf(number: number): number {
  return number === 0 ? 0 : (number & 1) + bitsOf(number >>> 1);
}

describe("how many there are, from a sample of them", () => {
  it("is what counting every possible sample says", () => {
    for (const population of [1, 3, 6, 10]) {
      for (let drawn = 1; drawn <= population; drawn++) {
        for (let found = 0; found <= drawn; found++) {
          const counted = byCounting(population, drawn, found);

          const { estimate, low, high } = hypergeometricInterval({ population, drawn, found });

          const what = `${found} of ${drawn} drawn from ${population}`;
          expect({ low, high }, what).toEqual({ low: counted.low, high: counted.high });
          expect(counted.chances[estimate]?.exactly, what).toBeCloseTo(counted.likeliest, 12);
        }
      }
    }
  });

  it("is certain when everything was looked at", () => {
    expect(hypergeometricInterval({ population: 20, drawn: 20, found: 7 })).toEqual({
      estimate: 7,
      low: 7,
      high: 7,
    });
  });

  // With a population so large that nothing is used up, the limits are Clopper and Pearson's, as in printed tables.
  it.each([
    [10, 0, 0, 0.3085],
    [10, 5, 0.1871, 0.8129],
    [20, 1, 0.0013, 0.2487],
    [100, 10, 0.049, 0.1762],
  ])(
    "of a million, %i drawn and %i found, has the limits of the binomial table",
    (drawn, found, low, high) => {
      const interval = hypergeometricInterval({ population: 1_000_000, drawn, found });

      expect(interval.low / 1_000_000).toBeCloseTo(low, 3);
      expect(interval.high / 1_000_000).toBeCloseTo(high, 3);
    },
  );

  it("holds the truth at least 95 times in 100, whatever the truth is", () => {
    const population = 60;
    const drawn = 12;
    const intervals = Array.from({ length: drawn + 1 }, (_, found) =>
      hypergeometricInterval({ population, drawn, found }),
    );
    for (let having = 0; having <= population; having++) {
      const covered = intervals.reduce(
        (sum, { low, high }, found) =>
          low <= having && having <= high ? sum + chance(population, drawn, having, found) : sum,
        0,
      );
      expect(covered, `${having} of ${population}`).toBeGreaterThanOrEqual(0.95);
    }
  });

  it.each([
    [10, 0, 0],
    [10, 11, 0],
    [10, 5, 6],
    [10, 5, -1],
    [10, 2.5, 1],
  ])("refuses what cannot be: population %i, %d drawn, %i found", (population, drawn, found) => {
    expect(() => hypergeometricInterval({ population, drawn, found })).toThrow(RangeError);
  });
});

function chance(population: number, drawn: number, having: number, found: number): number {
  return (choose(having, found) * choose(population - having, drawn - found)) / choose(population, drawn);
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let product = 1;
  for (let step = 1; step <= k; step++) product = (product * (n - k + step)) / step;
  return product;
}
