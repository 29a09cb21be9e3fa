/** Pearson's r of two lists of equal length; null where one of them does not vary. */
export function pearson(some: number[], others: number[]): number | null {
  const [mean, meanOfOthers] = [meanOf(some), meanOf(others)];
  let [product, square, squareOfOthers] = [0, 0, 0];
  for (const [index, one] of some.entries()) {
    const [by, otherBy] = [one - mean, (others[index] ?? 0) - meanOfOthers];
    product += by * otherBy;
    square += by * by;
    squareOfOthers += otherBy * otherBy;
  }
  return square === 0 || squareOfOthers === 0 ? null : product / Math.sqrt(square * squareOfOthers);
}

/** Spearman's rho: Pearson's r of the ranks, equal values sharing the mean of theirs. */
export function spearman(some: number[], others: number[]): number | null {
  return pearson(ranksOf(some), ranksOf(others));
}

export function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function ranksOf(values: number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  for (const [index, value] of sorted.entries()) {
    if (!first.has(value)) first.set(value, index);
    last.set(value, index);
  }
  return values.map((value) => ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2);
}
