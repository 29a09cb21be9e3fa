import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { DocumentText } from "@winnow/documents/document-text.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import {
  compareProfile,
  type PartCount,
  type ProfilePart,
  type ProfileTruth,
  profileParts,
  truthInWords,
} from "@winnow/matching/profile-truth.ts";
import { readCv } from "@winnow/matching/read-cv.ts";
import { readDrawnCvs } from "@winnow/matching/read-drawn-cvs.ts";
import { printDesigns } from "./parse/print-designs.ts";
import { readTemplates } from "./parse/read-template-truths.ts";

const asOf = "2026-11-01";
const batches = [
  "unlisted habits",
  "unlisted studies",
  "unlisted schooling",
  "unlisted diplomas",
  "unlisted careers",
  "unlisted callings",
  "unlisted sidebars",
  "unlisted backgrounds",
  "unlisted walks of life",
  "unlisted lives",
  "unlisted people",
  "unlisted applicants",
  "unlisted newcomers",
  "unlisted visitors",
  "unlisted journeys",
  "unlisted arrivals",
  "unlisted vocations",
  "unlisted breaks",
  "pasted pages",
  "broken sentences",
];
const widthOfSet = 24;

/**
 * Options: --data <folder of templates whose truth is known>; without it the batches of CVs written by hand alone are
 * measured. --designs prints the pages of samples/designs to PDF and measures those too. --only <part of a set's
 * name>, --faults to name what is not read right.
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      data: { type: "string" },
      designs: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      faults: { type: "boolean", default: false },
    },
  });
  const cvs: Measured[] = batches.flatMap((set) =>
    readDrawnCvs(set.replaceAll(" ", "-")).map((cv) => ({ set, ...cv })),
  );
  for (const { set, path, truth } of values.data ? readTemplates(resolve(values.data)) : []) {
    const outcome = await readDocument(await readFile(path));
    cvs.push({ set, name: basename(path), document: outcome.ok ? outcome.document : nothing, truth });
  }
  for (const { set, name, pdf, truths } of values.designs ? await printDesigns() : []) {
    const outcome = await readDocument(pdf);
    const document = outcome.ok ? outcome.document : nothing;
    cvs.push({ set: `designs of ${set}`, name, document, truth: truthInWords(truths, null) });
  }
  process.stdout.write(
    `${"".padEnd(widthOfSet)}  CVs${profileParts.map((part) => part.padStart(15)).join("")}       ms a CV\n`,
  );
  for (const [set, own] of Map.groupBy(cvs, (cv) => cv.set))
    if (set.includes(values.only)) measure(set, own, values.faults);
}

type Measured = { set: string; name: string; document: DocumentText; truth: ProfileTruth };

const nothing: DocumentText = {
  kind: "text",
  readBy: "text",
  pages: [],
  lines: [],
  headersAndFooters: [],
  hidden: [],
};

function measure(set: string, cvs: Measured[], areFaultsNamed: boolean): void {
  const sums = new Map<ProfilePart, PartCount>(profileParts.map((part) => [part, { right: 0, all: 0 }]));
  const faults: string[] = [];
  // Tables are built when they are first asked for.
  for (const { document } of cvs) readCv(document, { asOf });
  let ms = 0;
  for (const { name, document, truth } of cvs) {
    const started = performance.now();
    const read = readCv(document, { asOf });
    ms += performance.now() - started;
    const compared = compareProfile(read, truth);
    for (const part of profileParts) {
      const sum = sums.get(part);
      if (!sum) continue;
      sum.right += compared.counts[part].right;
      sum.all += compared.counts[part].all;
    }
    faults.push(...compared.faults.map((fault) => `  ${name}: ${fault}`));
  }
  const cells = profileParts.map((part) => {
    const { right, all } = sums.get(part) ?? { right: 0, all: 0 };
    return (all === 0 ? "–" : `${right} of ${all}`).padStart(15);
  });
  const time = (ms / cvs.length).toFixed(1);
  process.stdout.write(
    `${set.padEnd(widthOfSet)}${`${cvs.length}`.padStart(5)}${cells.join("")}${time.padStart(14)}\n`,
  );
  if (areFaultsNamed) process.stdout.write(`${faults.join("\n")}\n`);
}
