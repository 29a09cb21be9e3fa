import { lineLabels } from "../../src/jd/lines/line-label.ts";
import { type LineModel, oddsOfChain, oddsOfUnit } from "../../src/model/line-model.ts";
import { type Example, layouts } from "./examples.ts";

const mustAt = lineLabels.indexOf("must");
const niceAt = lineLabels.indexOf("nice");

export type Measures = {
  recall: number;
  precision: number;
  f1: number;
  kind: number;
  labels: number;
  error: number;
};

/** Prints how well units that ask for something are found, with headings and without. */
export function printMeasures(model: LineModel, examples: Example[], name: string): Measures[] {
  return [0, 2].map((kind) => {
    const measured = measure(
      model,
      examples.filter((_, index) => index % layouts.length === kind),
    );
    const cells = Object.entries(measured).map(([what, value]) => `${what} ${value.toFixed(3)}`);
    console.log(`${name.padEnd(16)} ${kind === 0 ? "with   " : "without"}  ${cells.join("  ")}`);
    return measured;
  });
}

function measure(model: LineModel, examples: Example[]): Measures {
  const counts = { asking: 0, found: 0, right: 0, kind: 0, labels: 0, labelRight: 0 };
  const bins = Array.from({ length: 10 }, () => ({ count: 0, odds: 0, right: 0 }));
  for (const { features, steps, labels } of examples) {
    const odds = oddsOfChain(
      model,
      features.map((one) => oddsOfUnit(model, one)),
      steps,
    );
    for (const [at, label] of labels.entries()) {
      const own = odds[at];
      if (label === -1 || !own) continue;
      const [must = 0, nice = 0] = [own[mustAt], own[niceAt]];
      const asks = label === mustAt || label === niceAt;
      const isFound = must + nice >= 0.5;
      const bin = bins[Math.min(9, Math.floor((must + nice) * 10))];
      if (bin) {
        bin.count += 1;
        bin.odds += must + nice;
        bin.right += asks ? 1 : 0;
      }
      counts.asking += asks ? 1 : 0;
      counts.found += isFound ? 1 : 0;
      if (asks && isFound) {
        counts.right += 1;
        counts.kind += must > nice === (label === mustAt) ? 1 : 0;
      }
      counts.labels += 1;
      counts.labelRight += own.indexOf(Math.max(...own)) === label ? 1 : 0;
    }
  }
  const recall = counts.right / counts.asking;
  const precision = counts.right / counts.found;
  return {
    recall,
    precision,
    f1: (2 * recall * precision) / (recall + precision),
    kind: counts.kind / counts.right,
    labels: counts.labelRight / counts.labels,
    // Expected calibration error over ten bins (Naeini et al. 2015).
    error: bins.reduce((sum, bin) => sum + Math.abs(bin.odds - bin.right), 0) / counts.labels,
  };
}
