/**
 * Learns which part of the head of a job is the title and which the employer, and with which a job begins, into
 * `src/profile/lines/job-part-model.json`, from CVs that it invents of the words in `training/cvs` and from those in
 * `training/written-cvs`. Usage: npm run train-job-parts. With --measure nothing is written; with --without <file>
 * neither, and what that file of written CVs holds is measured in place of learned from.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { FeatureSet, type UnitFeatures } from "../src/model/feature-set.ts";
import type { LineModel } from "../src/model/line-model.ts";
import { pack } from "../src/model/pack-model.ts";
import { entryLineRoles } from "../src/profile/entry-lines.ts";
import { cutJobLines } from "../src/profile/find-job-headers.ts";
import { addTokens } from "../src/profile/lines/add-tokens.ts";
import { jobPartLabels } from "../src/profile/lines/job-part-label.ts";
import { jobKnowledge } from "../src/profile/lines/odds-of-job-parts.ts";
import { featuresOfParts, type LinePart, stepsOfParts } from "../src/profile/lines/part-features.ts";
import type { Section } from "../src/profile/section.ts";
import { tokenize } from "../src/words/tokenize.ts";
import { Chance } from "./cvs/chance.ts";
import { readCvWords } from "./cvs/cv-words.ts";
import { drawWrittenCvs } from "./cvs/draw-written-cvs.ts";
import { inventCv } from "./cvs/invent-cv.ts";
import type { LabelledCell } from "./cvs/labelled-cv.ts";
import { type LaidOutCv, layOutCv } from "./cvs/lay-out-cv.ts";
import { epochsOfParts, kindOfPart, partExamples, spanOfPart } from "./cvs/part-examples.ts";
import { printPartShares } from "./cvs/print-part-shares.ts";
import { fitChain } from "./model/fit-chain.ts";
import { fitUnits } from "./model/fit-units.ts";
import type { LabelledUnits } from "./model/labelled-units.ts";

const { values } = parseArgs({
  options: {
    measure: { type: "boolean", default: false },
    cvs: { type: "string", default: "2400" },
    layouts: { type: "string", default: "24" },
    without: { type: "string" },
  },
});
const ofEnglish = 3;
const mostFeatures = 40_000;
const chainWeights = { shareWeight: 0.5, stepWeight: 0.7 };
const labels = jobPartLabels.length;
/** Share of the parts whose words are left out, since real CVs have words that no list holds. */
const wordless = 0.35;
/** Other seeds than those of the other models. */
const firstSeed = 50_000_000;
const firstSeedOfWritten = 80_000_000;

const invented = readCvWords().flatMap((words, at): LabelledUnits[] =>
  Array.from({ length: Number(values.cvs) * (words.language === "en" ? ofEnglish : 1) }, (_, index) => {
    const chance = new Chance(firstSeed + at * 100_000 + index);
    return examplesOf(layOutCv(inventCv(words, chance, { hasBreaks: true }), chance), chance);
  }).flat(),
);
const written = drawWrittenCvs(Number(values.layouts), firstSeedOfWritten).map(
  ({ cv, sections, chance }) => ({
    file: cv.file,
    examples: examplesOf(layOutCv(sections, chance), chance).map((example) => ({ ...example, text: cv })),
  }),
);
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
printPartShares(model, jobPartLabels, kept);
if (!values.measure && !values.without) {
  const target = new URL("../src/profile/lines/job-part-model.json", import.meta.url);
  writeFileSync(target, `${JSON.stringify({ labels: jobPartLabels, ...pack(model) }, null, 1)}\n`);
}

/** The parts of the lines where jobs are, with what each really is. */
function examplesOf({ lines, cells }: LaidOutCv, chance: Chance): LabelledUnits[] {
  const document = { ...readPlainText(""), lines };
  return sectionsOfJobs(cells).map((section): LabelledUnits => {
    const parts = cutJobLines(lines, section, entryLineRoles(document, section));
    let lineOfJob = -1;
    const truth = parts.map((part, at) => {
      const { line, isBody } = part;
      const cell = cells[line];
      const isNew =
        line !== lineOfJob && cell?.isFirst === true && (cell.wrapped?.from ?? 0) === 0 && !isBody;
      if (isNew) lineOfJob = line;
      const what = isBody ? "other" : kindOfPart(cell, part, ["title", "employer"]);
      if (isNew) return `new ${what}`;
      const before = parts[at - 1];
      const goesOn = before?.line === line && spanOfPart(cell, before) === spanOfPart(cell, part);
      return goesOn && what !== "other" ? `more ${what}` : what;
    });
    return {
      text: section,
      features: featuresOfParts(lines, parts, jobKnowledge).map((features, at) =>
        chance.is(wordless) ? withoutWords(features, parts[at]) : features,
      ),
      steps: stepsOfParts(lines, parts),
      labels: truth.map((label) => jobPartLabels.indexOf(label)),
    };
  });
}

/** As if its words had never been seen. */
function withoutWords({ keys, values }: UnitFeatures, part: LinePart | undefined): UnitFeatures {
  const ofWords = new FeatureSet();
  addTokens(
    ofWords,
    tokenize(part?.text ?? "").map(({ folded }) => folded),
    { group: 1, end: 1 },
  );
  const words = new Set(ofWords.finish().keys);
  return {
    keys: keys.filter((key) => !words.has(key)),
    values: values.filter((_, at) => !words.has(keys[at] ?? 0)),
  };
}

function sectionsOfJobs(cells: LabelledCell[]): Section[] {
  const sections: Section[] = [];
  for (const [index, { label, isFirst }] of cells.entries()) {
    const open = sections.at(-1);
    const isWithin =
      label === "job" || label === "duty" || (label === "heading" && cells[index + 1]?.isFirst);
    if (open?.to === index && isWithin) open.to = index + 1;
    else if (isFirst && label === "job")
      sections.push({ kind: "experience", headingLine: null, from: index, to: index + 1 });
  }
  return sections;
}
