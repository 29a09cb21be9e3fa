/**
 * Learns which part of a line of education is the degree and which the school, and with which an entry begins, into
 * `src/profile/lines/degree-part-model.json`, from CVs that it invents of the words in `training/cvs` and from those in
 * `training/written-cvs`. Usage: npm run train-degree-parts. With --measure nothing is written; with --without <file>
 * neither, and what that file of written CVs holds is measured in place of learned from.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { LineModel } from "../src/model/line-model.ts";
import { pack } from "../src/model/pack-model.ts";
import { cutEntryLines } from "../src/profile/cut-entry-lines.ts";
import { degreePartLabels } from "../src/profile/lines/degree-part-label.ts";
import { degreeKnowledge } from "../src/profile/lines/odds-of-degree-parts.ts";
import { featuresOfParts, stepsOfParts } from "../src/profile/lines/part-features.ts";
import { Chance } from "./cvs/chance.ts";
import { readCvWords } from "./cvs/cv-words.ts";
import { type DrawnWrittenCv, drawWrittenCvs } from "./cvs/draw-written-cvs.ts";
import { inventCv } from "./cvs/invent-cv.ts";
import type { LabelledRow, LabelledSection } from "./cvs/labelled-cv.ts";
import { layOutCv } from "./cvs/lay-out-cv.ts";
import { epochsOfParts, kindOfPart, partExamples } from "./cvs/part-examples.ts";
import { printPartShares } from "./cvs/print-part-shares.ts";
import { writeDegreesInManyWays } from "./cvs/write-degrees.ts";
import { fitChain } from "./model/fit-chain.ts";
import { fitUnits } from "./model/fit-units.ts";
import type { LabelledUnits } from "./model/labelled-units.ts";

const { values } = parseArgs({
  options: {
    measure: { type: "boolean", default: false },
    cvs: { type: "string", default: "2000" },
    layouts: { type: "string", default: "12" },
    without: { type: "string" },
  },
});
const ofEnglish = 3;
/** Of sections, with a few lines of others beside them. */
const shareWithStrange = 0.25;
const mostFeatures = 24_000;
const chainWeights = { shareWeight: 0.5, stepWeight: 0.7 };
const labels = degreePartLabels.length;
/** Other seeds than those of the other models. */
const firstSeed = 70_000_000;
const firstSeedOfWritten = 80_000_000;

const invented = readCvWords().flatMap((words, at) =>
  Array.from({ length: Number(values.cvs) * (words.language === "en" ? ofEnglish : 1) }, (_, index) => {
    const chance = new Chance(firstSeed + at * 100_000 + index);
    const strange = chance.is(shareWithStrange) ? strangeRows(inventCv(words, chance), chance) : [];
    return exampleOf(writeDegreesInManyWays(words, chance), { strange, text: chance }, chance);
  }),
);
const written = drawWrittenCvs(Number(values.layouts), firstSeedOfWritten).map((drawn) => ({
  file: drawn.cv.file,
  examples: examplesOfWritten(drawn),
}));
const { learned, kept } = partExamples(invented, written, values.without);
const model: LineModel = {
  ...fitUnits(
    learned,
    learned.map((one) => one.labels.map(() => 1)),
    { labels, mostFeatures, epochs: epochsOfParts },
  ),
  ...fitChain(learned, labels),
  ...chainWeights,
};
printPartShares(model, degreePartLabels, kept);
if (!values.measure && !values.without) {
  const target = new URL("../src/profile/lines/degree-part-model.json", import.meta.url);
  writeFileSync(target, `${JSON.stringify({ labels: degreePartLabels, ...pack(model) }, null, 1)}\n`);
}

/** The sections of education of a written CV. */
function examplesOfWritten({ cv, sections, chance }: DrawnWrittenCv): LabelledUnits[] {
  return sections.flatMap(({ kind, rows }) => {
    const own = rows.filter(({ look }) => look !== "heading");
    if (kind !== "education" || own.length === 0) return [];
    const strange = chance.is(shareWithStrange) ? strangeRows(sections, chance) : [];
    return exampleOf(own, { strange, text: cv }, chance);
  });
}

/** A section of education, laid out in one column, with a few lines of other sections that were taken for it. */
function exampleOf(
  own: LabelledRow[],
  { strange, text }: { strange: LabelledRow[]; text: unknown },
  chance: Chance,
): LabelledUnits {
  const rows = chance.is(0.3) ? [...strange, ...own] : [...own, ...strange];
  const { lines, cells } = layOutCv([{ rows, isAside: false }], chance);
  const parts = cutEntryLines(lines, { from: 0, to: lines.length });
  let lineOfEntry = -1;
  const truth = parts.map(({ line, start, end }, at) => {
    const cell = cells[line];
    const isFirstOfLine = parts[at - 1]?.line !== line;
    const isNew =
      isFirstOfLine && line !== lineOfEntry && cell?.isFirst === true && (cell.wrapped?.from ?? 0) === 0;
    if (isNew) lineOfEntry = line;
    const what = kindOfPart(cell, { start, end }, ["degree", "school"]);
    return degreePartLabels.indexOf(isNew ? `new ${what}` : what);
  });
  return {
    text,
    features: featuresOfParts(lines, parts, degreeKnowledge),
    steps: stepsOfParts(lines, parts),
    labels: truth,
  };
}

function strangeRows(sections: LabelledSection[], chance: Chance): LabelledRow[] {
  const others = sections
    .flatMap(({ rows }) => rows)
    .filter(({ cells }) => cells.every(({ label }) => label !== "degree"));
  const from = chance.from(0, Math.max(0, others.length - 1));
  return others.slice(from, from + chance.from(1, 5)).map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, parts: [], isFirst: false })),
  }));
}
