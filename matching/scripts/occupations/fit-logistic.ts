/** A case to learn from. All cases of one group weigh together as much as those of any other. */
export type Case = { group: string; isTrue: boolean; values: number[] };

const rounds = 30;
/** Ridge on the weights; small beside the cases, which weigh 1 each on average. */
const ridge = 1;

/** Logistic regression by Newton's method; the intercept is not held back. The same cases always give the same weights. */
export function fitLogistic(cases: Case[]): { intercept: number; weights: number[] } {
  const width = (cases[0]?.values.length ?? 0) + 1;
  const sizes = new Map<string, number>();
  for (const { group } of cases) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const rows = cases.map(({ group, isTrue, values }) => ({
    row: [1, ...values],
    truth: Number(isTrue),
    weight: cases.length / sizes.size / (sizes.get(group) ?? 1),
  }));
  let found: number[] = Array.from({ length: width }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    const slope: number[] = found.map((weight, index) => (index === 0 ? 0 : ridge * weight));
    const bend: number[][] = found.map((_, index) =>
      found.map((_, other) => (index === other && index > 0 ? ridge : 0)),
    );
    for (const { row, truth, weight } of rows) {
      const odds =
        1 / (1 + Math.exp(-row.reduce((sum, value, index) => sum + value * (found[index] ?? 0), 0)));
      row.forEach((value, index) => {
        slope[index] = (slope[index] ?? 0) + weight * (odds - truth) * value;
        row.forEach((other, column) => {
          const line = bend[index];
          if (line) line[column] = (line[column] ?? 0) + weight * odds * (1 - odds) * value * other;
        });
      });
    }
    const step = solve(bend, slope);
    found = found.map((weight, index) => weight - (step[index] ?? 0));
  }
  const [intercept = 0, ...weights] = found;
  return { intercept, weights };
}

/** Gauss-Jordan elimination of a positive definite system. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (let pivot = 0; pivot < rows.length; pivot += 1) {
    const head = rows[pivot] ?? [];
    const scale = head[pivot] ?? 1;
    rows[pivot] = head.map((value) => value / scale);
    rows.forEach((row, index) => {
      if (index === pivot) return;
      const factor = row[pivot] ?? 0;
      rows[index] = row.map((value, column) => value - factor * (rows[pivot]?.[column] ?? 0));
    });
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
