import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import { matchSet, readLines } from "./rank-set.ts";
import type { Row } from "./row.ts";
import { lastObject, scoreWith, shown } from "./score-with.ts";

const statuses = { met: "met", partly: "partial", "not stated": "missing" } as const;

/** The ladder: ranking of synthetic CVs of known fit, and the truth of each requirement. */
export async function measureLadder(
  { data, scratch }: { data: string; scratch: string },
  source: "text" | "pdf",
): Promise<Row[]> {
  const folder = join(data, "rank/R5-ladder");
  const run: Record<string, Record<string, number>> = {};
  const predictions: string[] = [];
  await matchSet(folder, {
    source,
    onMatch: ({ qid, did, report }) => {
      run[qid] = { ...run[qid], [did]: report.score };
      predictions.push(JSON.stringify({ qid, did, years: yearsOf(report), reqs: assessedOf(report) }));
    },
  });
  const runFile = join(scratch, `ladder-${source}.json`);
  const predictionFile = join(scratch, `ladder-${source}.jsonl`);
  await writeFile(runFile, JSON.stringify(run));
  await writeFile(predictionFile, predictions.join("\n"));
  const ranking = lastObject(
    await scoreWith(join(data, "scripts/eval-ranking.mjs"), [folder, runFile, "--rel", "3"]),
  );
  const assessed = lastObject(
    await scoreWith(join(data, "scripts/eval-requirements.mjs"), [folder, predictionFile]),
  );
  const steps = ladderSteps(folder, run);
  const name = `R5 from ${source}`;
  const text = source === "text";
  return [
    {
      what: `${name}: nDCG@10 / pairwise`,
      floor: "0.584 / 0.722",
      target: text ? "0.95 / 0.95" : "0.01 below text",
      ours: `${shown(ranking.nDCG10)} / ${shown(ranking.pairAcc)}`,
    },
    {
      what: `${name}: status / met-F1 / evidence / years MAE`,
      floor: "0.718 / 0.730 / 0.74 / 6.1",
      target: "0.93 / 0.93 / 0.97 / 0.4",
      ours: [assessed.status_acc, assessed.met_F1, assessed.evidence_correct, assessed.years_MAE]
        .map(shown)
        .join(" / "),
    },
    {
      what: `${name}: points between grades 3 to 4 and 0`,
      floor: "24",
      target: "50",
      ours: shown(ranking.gap_rel_irrel),
    },
    {
      what: `${name}: roles with grade medians in order`,
      floor: "–",
      target: `${steps.roles} of ${steps.roles}`,
      ours: `${steps.inOrder} of ${steps.roles}`,
    },
    {
      what: `${name}: stuffed CVs above a full fit`,
      floor: "most roles",
      target: "0",
      ours: `${steps.stuffedAbove} of ${steps.stuffed}`,
    },
    {
      what: `${name}: literal quotations / must or nice`,
      floor: "– / –",
      target: text ? "1.0 / 0.97" : "– / 0.97",
      ours: `${text ? shown(assessed.evidence_literal) : "–"} / ${shown(assessed.must_nice_acc)}`,
    },
  ];
}

type Graded = { qid: string; did: string; grade: number; tag: string };

/** How the scores climb with the grades, role by role. */
function ladderSteps(folder: string, run: Record<string, Record<string, number>>) {
  const graded = readLines<Graded>(join(folder, "truth.jsonl")).map((cv) => ({
    ...cv,
    score: run[cv.qid]?.[cv.did] ?? 0,
  }));
  const roles = Object.values(Object.groupBy(graded, ({ qid }) => qid)).map((cvs = []) => {
    const medians = [0, 1, 2, 3, 4].map((step) => median(cvs.filter(({ grade }) => grade === step)));
    const lowestFullFit = Math.min(...cvs.filter(({ grade }) => grade === 4).map(({ score }) => score));
    const stuffed = cvs.filter(({ tag }) => tag.endsWith("_stuffing"));
    return {
      isInOrder: medians.every((score, step) => step === 0 || score > (medians[step - 1] ?? 0)),
      stuffed: stuffed.length,
      stuffedAbove: stuffed.filter(({ score }) => score >= lowestFullFit).length,
    };
  });
  return {
    roles: roles.length,
    inOrder: roles.filter(({ isInOrder }) => isInOrder).length,
    stuffed: sum(roles.map(({ stuffed }) => stuffed)),
    stuffedAbove: sum(roles.map(({ stuffedAbove }) => stuffedAbove)),
  };
}

function median(cvs: { score: number }[]): number {
  const scores = cvs.map(({ score }) => score).sort((one, other) => one - other);
  const middle = scores.length / 2;
  return ((scores[Math.ceil(middle) - 1] ?? 0) + (scores[Math.floor(middle)] ?? 0)) / 2;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function yearsOf({ facts }: MatchReport): number | null {
  return facts.find(({ years }) => years !== null)?.years ?? null;
}

function assessedOf({ facts, requirements }: MatchReport) {
  return requirements.map(({ id, text, kind }) => {
    const fact = facts.find(({ requirementId }) => requirementId === id);
    const status = statuses[fact?.verdict ?? "not stated"];
    return { text, kind, status, evidence: fact?.quotations.map((quotation) => quotation.text) ?? [] };
  });
}
