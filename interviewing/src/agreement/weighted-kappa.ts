/** How far two raters agree beyond chance, with the interval in which the truth lies 95 times of 100. */
export type Agreement = {
  /** 1 for full agreement, 0 for what chance brings; null where both gave one and the same score throughout. */
  kappa: number | null;
  low: number | null;
  high: number | null;
  /** Pairs of scores. */
  count: number;
};

/** Of the two-sided 95 % of a normal distribution. */
const z = 1.959964;

/**
 * Cohen's weighted kappa of pairs of scores from 1 to `categories`, one rater's first, the other's second. `credit` (0 to
 * 1) is what two scores count as agreeing: by default one less the square of their distance, so that a step apart is
 * hardly a disagreement and the two ends are a full one.
 *
 * Cohen, "Weighted kappa", Psychological Bulletin 70, 1968; the standard error from Fleiss, Cohen and Everitt, "Large
 * sample standard errors of kappa and weighted kappa", Psychological Bulletin 72, 1969. It is one for large samples: of
 * fewer than some twenty pairs the interval says little.
 */
export function weightedKappa(
  pairs: readonly (readonly [number, number])[],
  categories: number,
  credit: (one: number, other: number) => number = (one, other) =>
    1 - ((one - other) / (categories - 1)) ** 2,
): Agreement {
  const count = pairs.length;
  const nothing = { kappa: null, low: null, high: null, count };
  if (count === 0) return nothing;
  const scores = Array.from({ length: categories }, (_, index) => index + 1);
  const sharesOf = (side: 0 | 1) =>
    new Map(scores.map((score) => [score, pairs.filter((pair) => pair[side] === score).length / count]));
  const [ones, others] = [sharesOf(0), sharesOf(1)];
  /** What a score can expect against the whole of the other rater's. */
  const expected = (score: number, of: Map<number, number>) =>
    sum([...of].map(([other, share]) => share * credit(score, other)));

  const observed = sum(pairs.map(([one, other]) => credit(one, other))) / count;
  const byChance = sum([...ones].map(([one, share]) => share * expected(one, others)));
  if (1 - byChance < Number.EPSILON) return nothing;
  const kappa = (observed - byChance) / (1 - byChance);

  const spread =
    sum(
      pairs.map(
        ([one, other]) =>
          (credit(one, other) - (expected(one, others) + expected(other, ones)) * (1 - kappa)) ** 2,
      ),
    ) / count;
  const variance = (spread - (kappa - byChance * (1 - kappa)) ** 2) / (count * (1 - byChance) ** 2);
  const margin = z * Math.sqrt(Math.max(0, variance));
  return { kappa, low: Math.max(-1, kappa - margin), high: Math.min(1, kappa + margin), count };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
