/** How many of a population have a trait, from how many of a sample of it do. */
export type CountEstimate = { estimate: number; low: number; high: number };

/** Each side of the 95 % interval may be wrong with this probability. */
const tail = 0.025;

/**
 * `population` things of which `drawn` were looked at, without putting any back, and `found` had the trait: the
 * likeliest number of all that have it, and the exact two-sided 95 % interval. The interval holds every number under
 * which neither so many nor so few would have been found but with a probability of at most 2.5 % (the test of
 * Clopper and Pearson, Biometrika 26, 1934, inverted for the hypergeometric distribution: Buonaccorsi, "A note on
 * confidence intervals for proportions in finite populations", The American Statistician 41, 1987).
 * @throws RangeError unless 0 ≤ found ≤ drawn ≤ population and drawn > 0, in whole numbers.
 */
export function hypergeometricInterval(sample: {
  population: number;
  drawn: number;
  found: number;
}): CountEstimate {
  const { population, drawn, found } = sample;
  const areWhole = [population, drawn, found].every(Number.isSafeInteger);
  if (!areWhole || found < 0 || found > drawn || drawn < 1 || drawn > population) {
    throw new RangeError("A sample is part of its population, and what was found part of the sample.");
  }
  const least = found;
  const most = population - (drawn - found);
  const hasAtLeast = (having: number) => upperTail({ ...sample, having }) > tail;
  const hasAtMost = (having: number) => upperTail(mirrored({ ...sample, having })) > tail;
  // Both tails move one way with the number having the trait, so halving finds where they cross.
  return {
    estimate: Math.min(most, Math.max(least, Math.floor(((population + 1) * found) / drawn))),
    low: firstWhere(least, most, hasAtLeast),
    high: most - firstWhere(0, most - least, (less) => hasAtMost(most - less)),
  };
}

type Draw = { population: number; drawn: number; found: number; having: number };

/** "At most so many with it" is "at least so many without it". */
function mirrored({ population, drawn, found, having }: Draw): Draw {
  return { population, drawn, found: drawn - found, having: population - having };
}

/** The probability that a draw finds at least `found`. */
function upperTail({ population, drawn, found, having }: Draw): number {
  const most = Math.min(drawn, having);
  if (found > most) return 0;
  if (found <= Math.max(0, drawn - (population - having))) return 1;
  let sum = 0;
  for (let count = found; count <= most; count++) {
    sum += Math.exp(
      lnChoose(having, count) + lnChoose(population - having, drawn - count) - lnChoose(population, drawn),
    );
  }
  return Math.min(1, sum);
}

function firstWhere(from: number, to: number, holds: (value: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** ln n over k, summed over the shorter side: samples are small, so this stays exact to some 1e-13. */
function lnChoose(n: number, k: number): number {
  const steps = Math.min(k, n - k);
  let sum = 0;
  for (let step = 1; step <= steps; step++) sum += Math.log((n - steps + step) / step);
  return sum;
}
