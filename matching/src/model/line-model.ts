import type { UnitFeatures } from "./feature-set.ts";

/** How likely each label is, 0 to 1, in the order of the model's labels; they add up to 1. */
export type LabelOdds = Float64Array;

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
  /**
   * log P(label | label before), by how the two units stand (`Step`): beside each other (in one line, on one row), one right
   * below the other, apart, and for lines of CVs also in one list, and behind one.
   */
  steps: number[][][];
  /** How much of the labels' shares, and of the steps, counts; fitted on texts that were not learned from. */
  shareWeight: number;
  stepWeight: number;
};

/** Nothing is impossible. */
const least = 1e-6;

/** How likely each label is by the unit alone. */
export function oddsOfUnit(model: LineModel, { keys, values }: UnitFeatures): LabelOdds {
  const count = model.scales.length;
  const { table } = readied(model);
  const sums = new Float64Array(count);
  for (let at = 0; at < keys.length; at += 1) {
    const row = rowIn(table, model.keys, keys[at] ?? 0);
    if (row === -1) continue;
    const value = values[at] ?? 0;
    for (let label = 0; label < count; label += 1)
      sums[label] = (sums[label] ?? 0) + value * (model.weights[row * count + label] ?? 0);
  }
  for (let label = 0; label < count; label += 1)
    sums[label] = (sums[label] ?? 0) * (model.scales[label] ?? 0);
  return softmax(sums);
}

export function knows(model: LineModel, key: number): boolean {
  return rowIn(readied(model).table, model.keys, key) !== -1;
}

/** What is worked out once for each model. */
type Readied = {
  /** Rows by the hash of their keys, with open addressing; -1 where nothing is. */
  table: Int32Array;
  /** What the odds of each label are divided by where neighbours are heard. */
  shares: Float64Array;
  /** For each step how likely a label follows another, label before by label. */
  moves: Float64Array[];
};
const known = new WeakMap<LineModel, Readied>();
/** Places for each key: three of four stay empty, so that few keys meet. */
const placesOfKey = 4;

function readied(model: LineModel): Readied {
  const before = known.get(model);
  if (before) return before;
  const { shares, shareWeight, steps, stepWeight } = model;
  const made = {
    table: tableOf(model.keys),
    shares: Float64Array.from(model.scales, (_, label) => (shares[label] ?? 1) ** shareWeight),
    moves: steps.map((step) => Float64Array.from(step.flat(), (log) => Math.exp(log * stepWeight))),
  };
  known.set(model, made);
  return made;
}

function tableOf(keys: Uint32Array): Int32Array {
  const size = 2 ** Math.ceil(Math.log2(keys.length * placesOfKey + 1));
  const table = new Int32Array(size).fill(-1);
  for (const [row, key] of keys.entries()) {
    let place = key & (size - 1);
    while (table[place] !== -1) place = (place + 1) & (size - 1);
    table[place] = row;
  }
  return table;
}

function rowIn(table: Int32Array, keys: Uint32Array, key: number): number {
  for (let place = key & (table.length - 1); ; place = (place + 1) & (table.length - 1)) {
    const row = table[place] ?? -1;
    if (row === -1 || keys[row] === key) return row;
  }
}

export type Step = 0 | 1 | 2 | 3 | 4;

/**
 * How likely each label is, given all units of the text: forward-backward over a chain of labels (Rabiner 1989,
 * "A tutorial on hidden Markov models", section III), with what each unit says alone in place of emissions.
 */
export function oddsOfChain(model: LineModel, alone: LabelOdds[], steps: Step[]): LabelOdds[] {
  const count = model.scales.length;
  const { shares, moves } = readied(model);
  const heard = alone.map((odds) => {
    const ofLabels = new Float64Array(count);
    for (let label = 0; label < count; label += 1)
      ofLabels[label] = ((odds[label] ?? 0) + least) / (shares[label] ?? 1);
    return normalised(ofLabels);
  });
  const forward: LabelOdds[] = [];
  for (const [at, odds] of heard.entries()) {
    const before = forward[at - 1];
    const move = moves[steps[at] ?? 2];
    if (!before || !move) {
      forward.push(odds);
      continue;
    }
    const reached = new Float64Array(count);
    for (let from = 0; from < count; from += 1) {
      const past = before[from] ?? 0;
      for (let to = 0; to < count; to += 1)
        reached[to] = (reached[to] ?? 0) + past * (move[from * count + to] ?? 0);
    }
    for (let to = 0; to < count; to += 1) reached[to] = (reached[to] ?? 0) * (odds[to] ?? 0);
    forward.push(normalised(reached));
  }
  const found: LabelOdds[] = [];
  let behind: LabelOdds | null = null;
  for (let at = heard.length - 1; at >= 0; at -= 1) {
    const ahead: LabelOdds = behind ?? new Float64Array(count).fill(1);
    const past = forward[at] ?? ahead;
    const own = new Float64Array(count);
    for (let label = 0; label < count; label += 1) own[label] = (past[label] ?? 0) * (ahead[label] ?? 0);
    found[at] = normalised(own);
    const odds = heard[at];
    const move = moves[steps[at] ?? 2];
    const next = new Float64Array(count);
    for (let from = 0; from < count; from += 1) {
      let sum = 0;
      for (let to = 0; to < count; to += 1)
        sum += (move?.[from * count + to] ?? 0) * (odds?.[to] ?? 0) * (ahead[to] ?? 0);
      next[from] = sum;
    }
    behind = normalised(next);
  }
  return found;
}

export function softmax(sums: Float64Array): LabelOdds {
  let most = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < sums.length; label += 1) most = Math.max(most, sums[label] ?? 0);
  const odds = new Float64Array(sums.length);
  for (let label = 0; label < sums.length; label += 1) odds[label] = Math.exp((sums[label] ?? 0) - most);
  return normalised(odds);
}

function normalised(odds: LabelOdds): LabelOdds {
  let total = 0;
  for (let at = 0; at < odds.length; at += 1) total += odds[at] ?? 0;
  const shares = new Float64Array(odds.length);
  for (let at = 0; at < odds.length; at += 1) shares[at] = (odds[at] ?? 0) / total;
  return shares;
}
