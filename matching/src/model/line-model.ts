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
  /** log P(label | label before), by how the two units stand: beside each other (in one line, on one row), one right below the other, apart. */
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
  const table = tableOf(model);
  const sums = new Float64Array(count);
  for (let at = 0; at < keys.length; at += 1) {
    const row = rowIn(table, model.keys, keys[at] ?? 0);
    if (row === -1) continue;
    const value = values[at] ?? 0;
    for (let label = 0; label < count; label += 1)
      sums[label] = (sums[label] ?? 0) + value * (model.weights[row * count + label] ?? 0);
  }
  return softmax(sums.map((sum, label) => sum * (model.scales[label] ?? 0)));
}

export function knows(model: LineModel, key: number): boolean {
  return rowIn(tableOf(model), model.keys, key) !== -1;
}

/** Rows by the hash of their keys, with open addressing; -1 where nothing is. */
type RowTable = Int32Array;
const tables = new WeakMap<LineModel, RowTable>();
/** Places for each key: three of four stay empty, so that few keys meet. */
const placesOfKey = 4;

function tableOf(model: LineModel): RowTable {
  const known = tables.get(model);
  if (known) return known;
  const size = 2 ** Math.ceil(Math.log2(model.keys.length * placesOfKey + 1));
  const table = new Int32Array(size).fill(-1);
  for (const [row, key] of model.keys.entries()) {
    let place = key & (size - 1);
    while (table[place] !== -1) place = (place + 1) & (size - 1);
    table[place] = row;
  }
  tables.set(model, table);
  return table;
}

function rowIn(table: RowTable, keys: Uint32Array, key: number): number {
  for (let place = key & (table.length - 1); ; place = (place + 1) & (table.length - 1)) {
    const row = table[place] ?? -1;
    if (row === -1 || keys[row] === key) return row;
  }
}

export type Step = 0 | 1 | 2;

/**
 * How likely each label is, given all units of the text: forward-backward over a chain of labels (Rabiner 1989,
 * "A tutorial on hidden Markov models", section III), with what each unit says alone in place of emissions.
 */
export function oddsOfChain(model: LineModel, alone: LabelOdds[], steps: Step[]): LabelOdds[] {
  const count = model.scales.length;
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
    if (!before || !move) {
      forward.push(odds);
      continue;
    }
    const reached = new Float64Array(count);
    for (let from = 0; from < count; from += 1) {
      const past = before[from] ?? 0;
      const row = move[from];
      for (let to = 0; to < count; to += 1) reached[to] = (reached[to] ?? 0) + past * (row?.[to] ?? 0);
    }
    for (let to = 0; to < count; to += 1) reached[to] = (reached[to] ?? 0) * (odds[to] ?? 0);
    forward.push(normalised(reached));
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
  let total = 0;
  for (let at = 0; at < odds.length; at += 1) total += odds[at] ?? 0;
  const shares = new Float64Array(odds.length);
  for (let at = 0; at < odds.length; at += 1) shares[at] = (odds[at] ?? 0) / total;
  return shares;
}
