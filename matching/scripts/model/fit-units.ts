import { type LineModel, softmax } from "../../src/model/line-model.ts";
import type { LabelledUnits } from "./labelled-units.ts";
import { randomFrom, shuffle } from "./random.ts";

const settings = {
  /** A feature that fewer texts have says nothing of others. */
  fewestAdverts: 3,
  epochs: { all: 4, averaged: 1 },
  rate: 0.15,
  /** Of L2 regularisation, for each step. */
  decay: 1e-5,
  /** Share of a unit's features that are left out each time it is learned from, so that none is relied on alone. */
  dropout: 0.4,
};

type Fitted = Pick<LineModel, "keys" | "weights" | "scales" | "shares">;

/** How often all units are learned from, and of how many of the last times the mean of the weights is taken. */
export type Epochs = { all: number; averaged: number };

/** Multinomial logistic regression by AdaGrad (Duchi et al. 2011) over what each unit has alone. Of `mostFeatures` those
 * are kept that decide most. */
export function fitUnits(
  examples: LabelledUnits[],
  weightsOfUnits: number[][],
  {
    labels: count,
    mostFeatures,
    fewestTexts = settings.fewestAdverts,
    epochs = settings.epochs,
    seed = 1,
  }: { labels: number; mostFeatures: number; fewestTexts?: number; epochs?: Epochs; seed?: number },
): Fitted {
  const rows = rowsOf(examples, fewestTexts);
  const fitted = fit(unitsToLearn(examples, weightsOfUnits, rows), { size: rows.size, count, epochs, seed });
  const kept = strongest(fitted, rows, count)
    .slice(0, mostFeatures)
    .sort(([one], [other]) => one - other);
  const keys = Uint32Array.from(kept, ([key]) => key);
  const scales = Array.from({ length: count }, (_, label) => {
    const most = kept.reduce((sum, [, row]) => Math.max(sum, Math.abs(fitted[row * count + label] ?? 0)), 0);
    return most / 127;
  });
  const weights = new Int8Array(keys.length * count);
  for (const [at, [, row]] of kept.entries())
    for (let label = 0; label < count; label += 1)
      weights[at * count + label] = Math.round((fitted[row * count + label] ?? 0) / (scales[label] ?? 1));
  return { keys, weights, scales, shares: sharesOf(examples, weightsOfUnits, count) };
}

/** The features that enough texts have, each with its row in the weights. */
function rowsOf(examples: LabelledUnits[], fewestTexts: number): Map<number, number> {
  const seen = new Map<number, { times: number; last: unknown }>();
  for (const { text, features, labels } of examples)
    for (const [at, { keys }] of features.entries()) {
      if (labels[at] === -1) continue;
      for (const key of keys) {
        const known = seen.get(key);
        if (!known) seen.set(key, { times: 1, last: text });
        else if (known.last !== text) {
          known.times += 1;
          known.last = text;
        }
      }
    }
  const rows = new Map<number, number>();
  for (const [key, { times }] of seen) if (times >= fewestTexts) rows.set(key, rows.size);
  return rows;
}

/** Units one after the other in flat arrays: unit n has the rows and values from `from[n]` to `from[n + 1]`. */
type ToLearn = {
  from: number[];
  rows: Int32Array;
  values: Float32Array;
  labels: number[];
  weights: number[];
};

function unitsToLearn(
  examples: LabelledUnits[],
  weightsOfUnits: number[][],
  rows: Map<number, number>,
): ToLearn {
  const learned: ToLearn = {
    from: [0],
    rows: new Int32Array(0),
    values: new Float32Array(0),
    labels: [],
    weights: [],
  };
  const known: number[] = [];
  const much: number[] = [];
  for (const [index, { features, labels }] of examples.entries())
    for (const [at, { keys, values }] of features.entries()) {
      const label = labels[at] ?? -1;
      const weight = weightsOfUnits[index]?.[at] ?? 0;
      if (label === -1 || weight === 0) continue;
      for (let place = 0; place < keys.length; place += 1) {
        const row = rows.get(keys[place] ?? 0);
        if (row === undefined) continue;
        known.push(row);
        much.push(values[place] ?? 0);
      }
      learned.from.push(known.length);
      learned.labels.push(label);
      learned.weights.push(weight);
    }
  return { ...learned, rows: Int32Array.from(known), values: Float32Array.from(much) };
}

function fit(
  { from, rows, values, labels, weights: weightsOfUnits }: ToLearn,
  { size, count, epochs, seed }: { size: number; count: number; epochs: Epochs; seed: number },
): Float32Array {
  const weights = new Float32Array(size * count);
  const squares = new Float32Array(size * count).fill(1e-4);
  const order = Array.from(labels.keys());
  const random = randomFrom(seed);
  const sums = new Float64Array(count);
  const isLeftOut = new Uint8Array(4_096);
  const mean = new Float32Array(size * count);
  for (let epoch = 0; epoch < epochs.all; epoch += 1) {
    shuffle(order, random);
    for (const unit of order) {
      const [begin, end] = [from[unit] ?? 0, from[unit + 1] ?? 0];
      sums.fill(0);
      for (let at = begin; at < end; at += 1) {
        isLeftOut[at - begin] = random() < settings.dropout ? 1 : 0;
        if (isLeftOut[at - begin]) continue;
        const base = (rows[at] ?? 0) * count;
        const value = (values[at] ?? 0) / (1 - settings.dropout);
        for (let label = 0; label < count; label += 1)
          sums[label] = (sums[label] ?? 0) + value * (weights[base + label] ?? 0);
      }
      const odds = softmax(sums);
      odds[labels[unit] ?? 0] = (odds[labels[unit] ?? 0] ?? 0) - 1;
      const weight = weightsOfUnits[unit] ?? 0;
      for (let at = begin; at < end; at += 1) {
        if (isLeftOut[at - begin]) continue;
        const base = (rows[at] ?? 0) * count;
        const value = ((values[at] ?? 0) / (1 - settings.dropout)) * weight;
        for (let label = 0; label < count; label += 1) {
          const place = base + label;
          const slope = (odds[label] ?? 0) * value + settings.decay * (weights[place] ?? 0);
          squares[place] = (squares[place] ?? 0) + slope * slope;
          weights[place] = (weights[place] ?? 0) - (settings.rate * slope) / Math.sqrt(squares[place] ?? 0);
        }
      }
    }
    if (epoch >= epochs.all - epochs.averaged)
      for (let at = 0; at < mean.length; at += 1)
        mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / epochs.averaged;
  }
  return mean;
}

/** The features, those that decide most first. */
function strongest(
  weights: Float32Array,
  rows: Map<number, number>,
  count: number,
): [key: number, row: number][] {
  const strength = [...rows].map(([key, row]) => {
    let most = 0;
    for (let label = 0; label < count; label += 1)
      most = Math.max(most, Math.abs(weights[row * count + label] ?? 0));
    return { key, row, most };
  });
  strength.sort((one, other) => other.most - one.most || one.key - other.key);
  return strength.map(({ key, row }): [number, number] => [key, row]);
}

function sharesOf(examples: LabelledUnits[], weightsOfUnits: number[][], count: number): number[] {
  const shares = new Array<number>(count).fill(1);
  for (const [index, { labels }] of examples.entries())
    for (const [at, label] of labels.entries())
      if (label !== -1) shares[label] = (shares[label] ?? 0) + (weightsOfUnits[index]?.[at] ?? 0);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}
