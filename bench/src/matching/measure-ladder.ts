import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MatchReport } from "@winnow/matching/match-report.ts";
import { matchSet } from "./rank-set.ts";
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
      predictions.push(JSON.stringify({ qid, did, years: yearsOf(report), reqs: judgedOf(report) }));
    },
  });
  const runFile = join(scratch, `ladder-${source}.json`);
  const predictionFile = join(scratch, `ladder-${source}.jsonl`);
  await writeFile(runFile, JSON.stringify(run));
  await writeFile(predictionFile, predictions.join("\n"));
  const ranking = lastObject(
    await scoreWith(join(data, "scripts/eval-ranking.mjs"), [folder, runFile, "--rel", "3"]),
  );
  const judged = lastObject(
    await scoreWith(join(data, "scripts/eval-requirements.mjs"), [folder, predictionFile]),
  );
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
      ours: [judged.status_acc, judged.met_F1, judged.evidence_correct, judged.years_MAE]
        .map(shown)
        .join(" / "),
    },
    {
      what: `${name}: literal quotations / must or nice`,
      floor: "– / –",
      target: text ? "1.0 / 0.97" : "– / 0.97",
      ours: `${text ? shown(judged.evidence_literal) : "–"} / ${shown(judged.must_nice_acc)}`,
    },
  ];
}

function yearsOf({ facts }: MatchReport): number | null {
  return facts.find(({ years }) => years !== null)?.years ?? null;
}

function judgedOf({ facts, requirements }: MatchReport) {
  return requirements.map(({ id, text, kind }) => {
    const fact = facts.find(({ requirementId }) => requirementId === id);
    const status = statuses[fact?.verdict ?? "not stated"];
    return { text, kind, status, evidence: fact?.quotations.map((quotation) => quotation.text) ?? [] };
  });
}
