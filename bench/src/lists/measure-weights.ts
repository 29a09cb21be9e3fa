import { readdir, readFile } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { readJd } from "@winnow/matching/read-jd.ts";
import { sampleScreening } from "@winnow/samples/sample-screening.ts";
import pg from "pg";
import { send, sendLoad } from "../load/send-load.ts";
import type { ServerProcess } from "../load/start-process.ts";
import { printRow, summaryOf } from "../load/summary.ts";
import { startReadingPool } from "../reading-pool.ts";
import { screeningSizes } from "./amounts.ts";
import { idOf, tokenOf } from "./ids.ts";

const samples = fileURLToPath(new URL("../../../samples/pdf", import.meta.url));
const screeningId = idOf("screening", 1, screeningSizes.length + 1);
const { requirements, title } = readJd(sampleScreening.jdText);
/** Calls of somebody else, to see what they notice. */
const callsPerSecond = 25;

/** Other weights for 10,000 results with whole reports, and what somebody else's calls take meanwhile. */
export async function measureWeights(api: ServerProcess, databaseUrl: string): Promise<void> {
  await giveReports(databaseUrl);
  const agent = new Agent();
  const others = (during: number | Promise<unknown>) =>
    sendLoad({
      url: api.url,
      connections: 4,
      during,
      perSecond: callsPerSecond,
      call: () => ({ path: "/api/auth/screener", headers: { authorization: tokenOf(2) } }),
    });
  process.stdout.write("\nother weights for 10,000 results\n");
  printRow(["", "seconds", "others' p50", "others' p95", "loop p99 ms"]);
  await others(2);
  await api.loopDelayP99();
  const alone = summaryOf([await others(5)]);
  printRow(["  nothing else", "", ...inColumns(alone), (await api.loopDelayP99()).toFixed(1)]);
  for (const weight of [5, 1, 4]) {
    const startedAt = performance.now();
    const saved = send(agent, api.url, saveWeights(weight));
    const meanwhile = summaryOf([await others(saved)]);
    await saved;
    const seconds = (performance.now() - startedAt) / 1_000;
    const loop = await api.loopDelayP99();
    printRow([`  first weight ${weight}`, seconds.toFixed(2), ...inColumns(meanwhile), loop.toFixed(1)]);
  }
}

function saveWeights(weight: number) {
  const weights = requirements.map(({ id, kind }, index) => ({ id, kind, weight: index === 0 ? weight : 2 }));
  return {
    method: "PUT" as const,
    path: `/api/auth/screener/${screeningId}/weights`,
    headers: { authorization: tokenOf(1), "content-type": "application/json" },
    body: JSON.stringify({ weights }),
  };
}

function inColumns({ p50, p95 }: { p50: number; p95: number }): string[] {
  return [p50.toFixed(1), p95.toFixed(1)];
}

/** The engine's report of a sample CV for each result of the large screening. */
async function giveReports(databaseUrl: string): Promise<void> {
  const pool = startReadingPool();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [name] = (await readdir(samples)).filter((file) => file.endsWith(".pdf")).sort();
    const read = await pool.run("readCv", {
      bytes: new Uint8Array(await readFile(join(samples, name ?? ""))),
    });
    if (!read.ok) throw new Error("A sample was not readable.");
    const job = { jdTitle: title, jdText: sampleScreening.jdText, requirements, asOf: "2026-11-01" };
    const report = await pool.run("matchCv", { ...job, document: read.document });
    await client.query("update screening_results set report = $1 where screening_id = $2", [
      JSON.stringify(report),
      screeningId,
    ]);
    await client.query("vacuum analyze screening_results");
  } finally {
    await client.end();
    await pool.close();
  }
}
