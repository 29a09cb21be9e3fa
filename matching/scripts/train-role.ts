/**
 * Learns how likely somebody worked in the occupation of an advert, into `src/facts/role-model.json`, and prints how well
 * people of the right, a neighbouring and another occupation are told apart: in the half that is learned from, in the
 * half that is held back. Usage: npm run train-role -- --data <folder with adverts and CVs of known occupations>
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { assessRequirement } from "../src/facts/assess-requirement.ts";
import { findRelevantWork } from "../src/facts/relevant-work.ts";
import type { RoleFeatures } from "../src/facts/role-odds.ts";
import type { Verdict } from "../src/match-report.ts";
import { groupOf } from "../src/points/worth.ts";
import { fitLogistic } from "./occupations/fit-logistic.ts";
import {
  isLearnedFrom,
  type KnownAdvert,
  type KnownCv,
  readOccupationSet,
  scoredCv,
} from "./occupations/read-occupation-set.ts";

type Pair = { qid: string; grade: number; features: RoleFeatures; verdict: Verdict | null };

const { values } = parseArgs({
  options: { data: { type: "string" }, measure: { type: "boolean", default: false } },
});
if (!values.data) throw new Error("Say where adverts and CVs of known occupations are: --data <folder>");
/** The shares of people of other occupations that "partly" and "met" may let through in the half that is learned from. */
const letThrough = { partly: 0.1, met: 0.02 };
const same = 2;
const { adverts, cvs, gradeOf } = readOccupationSet(resolve(values.data));
const halves = [true, false].map((isLearned) => pairsOf((one) => isLearnedFrom(one) === isLearned));
const [learned = [], heldBack = []] = halves;

if (!values.measure) {
  const told = learned.filter(({ grade }) => grade === same || grade === 0);
  const { intercept, weights } = fitLogistic(
    told.map(({ qid, grade, features }) => ({
      group: `${qid} ${grade}`,
      isTrue: grade === same,
      values: [features.work, features.title],
    })),
  );
  const [work = 0, title = 0] = weights;
  const odds = ({ features }: Pair) =>
    1 / (1 + Math.exp(-(intercept + work * features.work + title * features.title)));
  const others = learned
    .filter(({ grade }) => grade === 0)
    .map(odds)
    .sort((one, other) => other - one);
  const from = {
    partly: rounded(others[Math.floor(letThrough.partly * others.length)] ?? 1),
    met: rounded(others[Math.floor(letThrough.met * others.length)] ?? 1),
  };
  const model = {
    intercept: rounded(intercept),
    weights: { work: rounded(work), title: rounded(title) },
    from,
  };
  const target = new URL("../src/facts/role-model.json", import.meta.url);
  writeFileSync(target, `${JSON.stringify(model, null, 2)}\n`);
  console.log(JSON.stringify(model));
  for (const [name, pairs] of Object.entries({ learned, heldBack }))
    print(`${name}, by the odds alone`, pairs, (pair, verdict) => odds(pair) >= from[verdict]);
}
for (const [name, pairs] of Object.entries({ learned, heldBack }))
  print(
    `${name}, the verdicts of the engine${values.measure ? "" : " before"}`,
    pairs,
    (pair, verdict) => pair.verdict === "met" || pair.verdict === verdict,
  );

function pairsOf(isOfHalf: (one: { occupation: string }) => boolean): Pair[] {
  return adverts
    .filter(isOfHalf)
    .flatMap((advert) => cvs.filter(isOfHalf).map((known) => compared(advert, known)));
}

function compared(advert: KnownAdvert, known: KnownCv): Pair {
  const cv = scoredCv(known, advert.jdText);
  const work = findRelevantWork(cv, advert);
  const role = advert.requirements.find((requirement) => groupOf(requirement) === "role");
  return {
    qid: advert.qid,
    grade: gradeOf(advert, known),
    features: work.role,
    verdict: role ? assessRequirement(cv, role, work).verdict : null,
  };
}

function print(
  what: string,
  pairs: Pair[],
  passes: (pair: Pair, verdict: "partly" | "met") => boolean,
): void {
  const shares = [same, 1, 0].map((grade) => {
    const own = pairs.filter((pair) => pair.grade === grade);
    return (["partly", "met"] as const).map((verdict) =>
      (own.filter((pair) => passes(pair, verdict)).length / own.length).toFixed(3),
    );
  });
  const [right, beside, other] = shares.map(([partly, met]) => `${partly} / ${met}`);
  console.log(`${what}: partly or better / met: right ${right}, beside ${beside}, other ${other}`);
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
