/**
 * Learns which part of the head of a job is its title and which its employer, into
 * `src/profile/lines/entry-part-model.json`, from CVs that it invents of the words in `training/cvs`, whose heads are cut
 * into parts as those of any CV. Usage: npm run train-entry-parts. With --measure nothing is written.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import { type LineModel, oddsOfUnit } from "../src/model/line-model.ts";
import { pack } from "../src/model/pack-model.ts";
import { findJobHeaders, placedParts } from "../src/profile/find-job-headers.ts";
import { entryPartLabels, featuresOfParts } from "../src/profile/lines/entry-part-features.ts";
import type { Section } from "../src/profile/section.ts";
import { Chance } from "./cvs/chance.ts";
import { readCvWords } from "./cvs/cv-words.ts";
import { inventCv } from "./cvs/invent-cv.ts";
import type { LabelledCell } from "./cvs/labelled-cv.ts";
import { type LaidOutCv, layOutCv } from "./cvs/lay-out-cv.ts";
import { fitUnits } from "./model/fit-units.ts";
import type { LabelledUnits } from "./model/labelled-units.ts";

const { values } = parseArgs({
  options: { measure: { type: "boolean", default: false }, cvs: { type: "string", default: "150" } },
});
const ofEnglish = 3;
const keptOf = 10;
const mostFeatures = 12_000;
const labels = entryPartLabels.length;
/** Other seeds than those of the model of lines. */
const firstSeed = 50_000_000;

const examples = readCvWords().flatMap((words, at): LabelledUnits[] =>
  Array.from({ length: Number(values.cvs) * (words.language === "en" ? ofEnglish : 1) }, (_, index) => {
    const chance = new Chance(firstSeed + at * 100_000 + index);
    return examplesOf(layOutCv(inventCv(words, chance), chance));
  }).flat(),
);
const learned = examples.filter((_, index) => index % keptOf !== 0);
const kept = examples.filter((_, index) => index % keptOf === 0);
const model: LineModel = {
  ...fitUnits(
    learned,
    learned.map((one) => one.labels.map(() => 1)),
    { labels, mostFeatures },
  ),
  steps: [],
  shareWeight: 0,
  stepWeight: 0,
};
printShares();
if (!values.measure) {
  const target = new URL("../src/profile/lines/entry-part-model.json", import.meta.url);
  writeFileSync(target, `${JSON.stringify({ labels: entryPartLabels, ...pack(model) }, null, 1)}\n`);
}

/** The heads that are found where jobs are, with what each of their parts really is. */
function examplesOf({ lines, cells }: LaidOutCv): LabelledUnits[] {
  const document = { ...readPlainText(""), lines };
  return sectionsOfJobs(cells).flatMap((section) =>
    findJobHeaders(document, section).flatMap((header): LabelledUnits[] => {
      const parts = header.fields ? [] : placedParts(header.rows);
      const truth = cells.slice(header.from, header.bodyFrom);
      const own = parts.map(({ text }) => entryPartLabels.indexOf(labelOf(text, truth)));
      if (parts.length === 0 || !own.includes(0)) return [];
      return [{ text: header, features: featuresOfParts(parts), steps: [], labels: own }];
    }),
  );
}

function sectionsOfJobs(cells: LabelledCell[]): Section[] {
  const sections: Section[] = [];
  for (const [index, { label }] of cells.entries()) {
    if (label !== "job" && label !== "duty") continue;
    const open = sections.at(-1);
    if (open?.to === index) open.to = index + 1;
    else sections.push({ kind: "experience", headingLine: null, from: index, to: index + 1 });
  }
  return sections;
}

function labelOf(text: string, truth: LabelledCell[]): (typeof entryPartLabels)[number] {
  for (const what of ["title", "employer"] as const)
    for (const cell of truth)
      for (const { start, end } of (cell.parts ?? []).filter((part) => part.what === what)) {
        const written = cell.text.slice(start, end);
        if (text === written || (written.includes(text) && text.length * 2 > written.length)) return what;
        if (text.includes(written) && written.length * 2 > text.length) return what;
      }
  return "other";
}

function printShares(): void {
  const counts = { heads: 0, titles: 0, employers: 0 };
  for (const { features, labels: truth } of kept) {
    const odds = features.map((one) => oddsOfUnit(model, one));
    const best = (label: number) =>
      odds.reduce((top, one, at) => ((one[label] ?? 0) > (odds[top]?.[label] ?? 0) ? at : top), 0);
    counts.heads += 1;
    if (truth[best(0)] === 0) counts.titles += 1;
    if (truth[best(1)] === 1 || !truth.includes(1)) counts.employers += 1;
  }
  console.log(
    `${counts.heads} heads: title ${(counts.titles / counts.heads).toFixed(3)}, employer ${(counts.employers / counts.heads).toFixed(3)}`,
  );
}
