/**
 * Learns what the lines of CVs are, into `src/profile/lines/cv-line-model.json`, from CVs that it invents of the words
 * in `training/cvs` and from those in `training/written-cvs`. Usage: npm run train-cv-lines. With --measure nothing is
 * written; with --without <file> neither, and what that file of written CVs holds is measured in place of learned from.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type LineModel, oddsOfChain, oddsOfUnit } from "../src/model/line-model.ts";
import { pack } from "../src/model/pack-model.ts";
import { featuresOfCvLines, stepsOfCvLines } from "../src/profile/lines/cv-line-features.ts";
import { cvLineLabels } from "../src/profile/lines/cv-line-label.ts";
import { Chance } from "./cvs/chance.ts";
import { readCvWords } from "./cvs/cv-words.ts";
import { drawWrittenCvs } from "./cvs/draw-written-cvs.ts";
import { inCapitals } from "./cvs/in-capitals.ts";
import { inventCv } from "./cvs/invent-cv.ts";
import type { LabelledSection } from "./cvs/labelled-cv.ts";
import { layOutCv } from "./cvs/lay-out-cv.ts";
import { fitChain } from "./model/fit-chain.ts";
import { fitUnits } from "./model/fit-units.ts";
import type { LabelledUnits } from "./model/labelled-units.ts";

const { values } = parseArgs({
  options: {
    measure: { type: "boolean", default: false },
    cvs: { type: "string", default: "400" },
    layouts: { type: "string", default: "8" },
    without: { type: "string" },
  },
});
/** English CVs differ most, and are most. */
const ofEnglish = 3;
/** Each so manieth CV is measured and not learned from. */
const keptOf = 10;
/** Each so manieth is written in capitals from beginning to end. */
const inCapitalsOf = 25;
const mostFeatures = 40_000;
const firstSeedOfWritten = 30_000_000;
const chainWeights = { shareWeight: 0.5, stepWeight: 0.7 };
const labels = cvLineLabels.length;
const started = performance.now();

type Example = LabelledUnits & { language: string; file: string | null };
const invented = readCvWords().flatMap((words, at): Example[] => {
  const count = Number(values.cvs) * (words.language === "en" ? ofEnglish : 1);
  return Array.from({ length: count }, (_, index) => {
    const chance = new Chance(at * 100_000 + index);
    const text = `${words.language} ${index}`;
    return {
      ...exampleOf(inventCv(words, chance), chance, { text, index }),
      language: words.language,
      file: null,
    };
  });
});
const written = drawWrittenCvs(Number(values.layouts), firstSeedOfWritten).map(
  ({ cv, sections, chance }, index): Example => ({
    ...exampleOf(sections, chance, { text: cv, index }),
    ...cv,
  }),
);
console.log(`${invented.length} invented and ${written.length} written CVs, ${since()}`);

const learned = [
  ...invented.filter((_, index) => index % keptOf !== 0),
  ...written.filter(({ file }) => file !== values.without),
];
const kept = values.without
  ? written.filter(({ file }) => file === values.without)
  : invented.filter((_, index) => index % keptOf === 0);
if (kept.length === 0) throw new Error(`There is no ${values.without}.txt among the written CVs.`);
const weights = learned.map(({ labels: own }) => own.map(() => 1));
const model: LineModel = {
  ...fitUnits(learned, weights, { labels, mostFeatures }),
  ...fitChain(learned, labels),
  ...chainWeights,
};
for (const [language, own] of Map.groupBy(kept, (example) => example.language)) print(language, own);
print("all", kept);
if (!values.measure && !values.without) {
  const target = new URL("../src/profile/lines/cv-line-model.json", import.meta.url);
  const packed = pack(model);
  writeFileSync(target, `${JSON.stringify({ labels: cvLineLabels, ...packed }, null, 1)}\n`);
  console.log(`${model.keys.length} features, ${JSON.stringify(packed).length} bytes, ${since()}`);
}

function exampleOf(
  sections: LabelledSection[],
  chance: Chance,
  { text, index }: { text: unknown; index: number },
): LabelledUnits {
  const { lines, cells } = layOutCv(index % inCapitalsOf === 1 ? sections.map(inCapitals) : sections, chance);
  return {
    text,
    features: featuresOfCvLines(lines),
    steps: stepsOfCvLines(lines),
    labels: cells.map(({ label }) => cvLineLabels.indexOf(label)),
  };
}

function print(name: string, some: Example[]): void {
  const right = new Array<number>(labels).fill(0);
  const all = new Array<number>(labels).fill(0);
  const bins = Array.from({ length: 10 }, () => ({ odds: 0, right: 0 }));
  for (const { features, steps, labels: truth } of some) {
    const odds = oddsOfChain(
      model,
      features.map((one) => oddsOfUnit(model, one)),
      steps,
    );
    for (const [at, label] of truth.entries()) {
      const own = odds[at] ?? new Float64Array(labels);
      const most = Math.max(...own);
      const isRight = own.indexOf(most) === label;
      all[label] = (all[label] ?? 0) + 1;
      if (isRight) right[label] = (right[label] ?? 0) + 1;
      const bin = bins[Math.min(9, Math.floor(most * 10))];
      if (!bin) continue;
      bin.odds += most;
      bin.right += isRight ? 1 : 0;
    }
  }
  const sum = (counts: number[]) => counts.reduce((total, one) => total + one, 0);
  const error = sum(bins.map((bin) => Math.abs(bin.odds - bin.right))) / sum(all);
  const each = cvLineLabels.map((label, at) => `${label} ${((right[at] ?? 0) / (all[at] || 1)).toFixed(2)}`);
  console.log(
    `${name.padEnd(4)} ${(sum(right) / sum(all)).toFixed(3)} error ${error.toFixed(3)}  ${each.join("  ")}`,
  );
}

function since(): string {
  return `${((performance.now() - started) / 1_000).toFixed(0)} s`;
}
