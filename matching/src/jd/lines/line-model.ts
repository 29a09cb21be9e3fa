import { type LabelOdds, lineLabels } from "./line-label.ts";
import type { UnitFeatures } from "./unit-features.ts";

/** What was learned: made by `npm run train`, see `matching/training/README.md`. */
export type LineModel = {
  /** Hashes of features, rising. */
  keys: Uint32Array;
  /** A weight for each key and label, key by key. */
  weights: Int8Array;
  /** What a weight of 1 stands for, label by label. */
  scales: number[];
  /** How often each label is met, 0 to 1. */
  shares: number[];
  /** log P(label | label before), by how the two units stand: in one line, in lines beside each other, apart. */
  steps: number[][][];
  /** How much of the labels' shares, and of the steps, counts; fitted on adverts that were not learned from. */
  shareWeight: number;
  stepWeight: number;
};

const count = lineLabels.length;
/** Nothing is impossible. */
const least = 1e-6;

/** How likely each label is by the unit alone. */
export function oddsOfUnit(model: LineModel, { keys, values }: UnitFeatures): LabelOdds {
  const sums = new Float64Array(count);
  for (let at = 0; at < keys.length; at += 1) {
    const row = rowOf(model.keys, keys[at] ?? 0);
    if (row === -1) continue;
    const value = values[at] ?? 0;
    for (let label = 0; label < count; label += 1)
      sums[label] = (sums[label] ?? 0) + value * (model.weights[row * count + label] ?? 0);
  }
  return softmax(sums.map((sum, label) => sum * (model.scales[label] ?? 0)));
}

export function knows({ keys }: LineModel, key: number): boolean {
  return rowOf(keys, key) !== -1;
}

/** Binary search; -1 where the feature is unknown. */
function rowOf(keys: Uint32Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = keys[middle] ?? 0;
    if (found === key) return middle;
    if (found < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

export type Step = 0 | 1 | 2;

/**
 * How likely each label is, given all units of the advert: forward-backward over a chain of labels (Rabiner 1989,
 * "A tutorial on hidden Markov models", section III), with what each unit says alone in place of emissions.
 */
export function oddsOfChain(model: LineModel, alone: LabelOdds[], steps: Step[]): LabelOdds[] {
  const heard = alone.map((odds) =>
    normalised(odds.map((odd, label) => (odd + least) / (model.shares[label] ?? 1) ** model.shareWeight)),
  );
  const moves = model.steps.map((step) =>
    step.map((row) => row.map((log) => Math.exp(log * model.stepWeight))),
  );
  const forward: LabelOdds[] = [];
  for (const [at, odds] of heard.entries()) {
    const before = forward[at - 1];
    const move = moves[steps[at] ?? 2];
    forward.push(
      normalised(
        odds.map((odd, to) =>
          before && move
            ? odd * before.reduce((sum, past, from) => sum + past * (move[from]?.[to] ?? 0), 0)
            : odd,
        ),
      ),
    );
  }
  const found: LabelOdds[] = [];
  let behind: LabelOdds | null = null;
  for (let at = heard.length - 1; at >= 0; at -= 1) {
    const ahead: LabelOdds = behind ?? new Float64Array(count).fill(1);
    found[at] = normalised((forward[at] ?? ahead).map((odd, label) => odd * (ahead[label] ?? 0)));
    const odds = heard[at];
    const move = moves[steps[at] ?? 2];
    const next = new Float64Array(count);
    for (let from = 0; from < count; from += 1)
      for (let to = 0; to < count; to += 1)
        next[from] = (next[from] ?? 0) + (move?.[from]?.[to] ?? 0) * (odds?.[to] ?? 0) * (ahead[to] ?? 0);
    behind = normalised(next);
  }
  return found;
}

export function softmax(sums: Float64Array): LabelOdds {
  const most = Math.max(...sums);
  return normalised(sums.map((sum) => Math.exp(sum - most)));
}

function normalised(odds: LabelOdds): LabelOdds {
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / total);
}
