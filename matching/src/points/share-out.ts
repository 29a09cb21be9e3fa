/** `total` whole units shared out by weight with no remainder: what rounding leaves goes to the largest fractions. */
export function shareOut(total: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / sum) * total);
  const floors = exact.map(Math.floor);
  const left = total - floors.reduce((all, share) => all + share, 0);
  const byFraction = exact.map((value, index) => ({ index, fraction: value - Math.floor(value) }));
  byFraction.sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  for (const { index } of byFraction.slice(0, left)) floors[index] = (floors[index] ?? 0) + 1;
  return floors;
}
