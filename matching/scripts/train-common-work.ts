/**
 * Learns what real CVs have in common whatever their occupation, into `src/facts/common-work.json`: the mean of their
 * vectors over the occupations. Usage: npm run train-common-work -- --data <folder>, before `npm run train-role`.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { workOfCv } from "../src/facts/line-of-work.ts";
import { occupations } from "../src/occupations/occupation-space/occupation-space.ts";
import { isLearnedFrom, readOccupationSet, scoredCv } from "./occupations/read-occupation-set.ts";

const { values } = parseArgs({ options: { data: { type: "string" } } });
if (!values.data) throw new Error("Say where adverts and CVs of known occupations are: --data <folder>");
/** Nearness is kept in whole units. */
const unit = 10_000;
const cvs = readOccupationSet(resolve(values.data)).cvs.filter(isLearnedFrom);
const sum = occupations.map(() => 0);
for (const cv of cvs)
  for (const [occupation, nearness] of workOfCv(scoredCv(cv), new Set()).whole)
    sum[occupation] = (sum[occupation] ?? 0) + nearness;
const nearness = sum.map((total) => Math.round((unit * total) / cvs.length));
const target = new URL("../src/facts/common-work.json", import.meta.url);
writeFileSync(target, `${JSON.stringify({ unit, nearness })}\n`);
console.log(`${cvs.length} CVs, ${nearness.filter((one) => one > 0).length} occupations`);
