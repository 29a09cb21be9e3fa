import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { logIn, signUp } from "@winnow/contract/accounts.ts";
import { listScreeningResults } from "@winnow/contract/results.ts";
import {
  createScreening,
  getScreening,
  listCvFiles,
  listScreenings,
  startScreening,
  updateScreening,
} from "@winnow/contract/screenings.ts";
import { wardNurseJd } from "@winnow/samples/job-descriptions.ts";
import { sampleScreening } from "@winnow/samples/sample-screening.ts";
import type { AccountId } from "@winnow/server/account-id.ts";
import { readConfig } from "@winnow/server/config/config.ts";
import { addCredits } from "@winnow/server/features/credits/add-credits.ts";
import { type Running, start } from "@winnow/server/start.ts";
import { type ApiClient, createApiClient } from "@winnow/tests/support/api-client.ts";
import { processorSeconds } from "./processor-seconds.ts";
import { quantile } from "./quantile.ts";
import { killerFiles } from "./screening/adversarial-files.ts";
import { type Cv, collectCvs, samplesDirectory, uploadCvs } from "./screening/cvs.ts";
import { timePdfiumAlone } from "./screening/time-pdfium-alone.ts";

/**
 * Options: --pdfs <folder> (default: the samples, made different by a trailing comment), --count <number> (200),
 * --jd <text file>, --show <number of results to print>, --poisoned <number of killer files strewn among them>: then
 * the batch is screened without them first, and both times are compared.
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      pdfs: { type: "string", default: samplesDirectory },
      count: { type: "string", default: "200" },
      jd: { type: "string" },
      show: { type: "string", default: "0" },
      poisoned: { type: "string", default: "0" },
    },
  });
  const jdText = values.jd ? await readFile(values.jd, "utf8") : sampleScreening.jdText;
  const honest = await collectCvs(resolve(values.pdfs), Number(values.count));
  const killers = killerFiles(Number(values.poisoned));
  const directory = await mkdtemp(join(tmpdir(), "winnow-bench-"));
  const winnow = await start(readConfig({ DATA_DIR: directory, PORT: "0", LOG_LEVEL: "silent" }));
  try {
    const clean = await measure(winnow, { jdText, cvs: honest, show: Number(values.show) });
    await printShareOfPdfium(honest, clean);
    if (killers.length > 0) {
      process.stdout.write(`\nthe same with ${killers.length} killer files among them\n`);
      const poisoned = await measure(winnow, { jdText, cvs: strewn(honest, killers), show: 0 });
      const times = [poisoned.ms / clean.ms, poisoned.processorSeconds / clean.processorSeconds];
      print(
        "time, of the clean batch's",
        times.map((time) => `${time.toFixed(2)} ×`).join(", processor time "),
      );
    }
  } finally {
    await winnow.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** From the first upload to the last result: on the clock, and of the processors. */
type Spent = { ms: number; processorSeconds: number };

async function measure(winnow: Running, batch: { jdText: string; cvs: Cv[]; show: number }): Promise<Spent> {
  const recruiter = await signedIn(winnow);
  const { id } = await recruiter.call(createScreening, { body: { title: "Benchmark" } });
  await recruiter.call(updateScreening, { params: { id }, body: { jd_text: batch.jdText } });
  const now = () => recruiter.call(getScreening, { params: { id } });
  // A screening of another account stands for everybody else who looks at pages meanwhile.
  const other = await signedIn(winnow);
  const theirs = await other.call(createScreening, { body: {} });
  await other.call(updateScreening, { params: { id: theirs.id }, body: { jd_text: wardNurseJd } });

  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const latencies: number[] = [];
  let isRunning = true;
  const looking = (async () => {
    while (isRunning) {
      const before = performance.now();
      await other.call(listScreenings);
      latencies.push(performance.now() - before);
      await setTimeout(20);
    }
  })();

  const processorBefore = await processorSeconds();
  const started = performance.now();
  await uploadCvs(winnow.url ?? "", recruiter, { screeningId: id, cvs: batch.cvs });
  const uploaded = performance.now();
  await until(async () => (await now()).counts.checking === 0);
  const read = performance.now();
  await recruiter.call(startScreening, { params: { id } });
  await until(async () => (await now()).status === "Completed");
  const screened = performance.now();
  const processor = (await processorSeconds()) - processorBefore;
  isRunning = false;
  await looking;
  loop.disable();

  const { counts } = await now();
  latencies.sort((a, b) => a - b);
  const rows: [string, string][] = [
    ["CVs screened / failed / duplicates", `${counts.screened} / ${counts.failed} / ${counts.duplicates}`],
    ["upload and take in", seconds(uploaded - started)],
    ["read the rest", seconds(read - uploaded)],
    ["screen", seconds(screened - read)],
    ["in all", seconds(screened - started)],
    ["on the clock", perCv(screened - started, batch.cvs)],
    ["processor time", `${seconds(processor * 1000)}, ${perCv(processor * 1000, batch.cvs)}`],
    [
      "list call meanwhile, p50 / p95",
      `${quantile(latencies, 0.5).toFixed(1)} / ${quantile(latencies, 0.95).toFixed(1)} ms`,
    ],
    ["event loop delay, p99", `${(loop.percentile(99) / 1e6).toFixed(1)} ms`],
  ];
  for (const [what, value] of rows) print(what, value);
  for (const [reason, count] of await failuresIn(recruiter, id)) print(`  failed: ${reason}`, String(count));
  if (batch.show > 0) {
    const { data } = await recruiter.call(listScreeningResults, {
      params: { id },
      query: { size: batch.show },
    });
    for (const row of data) {
      process.stdout.write(
        `${String(row.rank).padStart(4)} ${row.matching_score.toFixed(2).padStart(6)} ${row.must_haves_met}/${row.must_haves} ${row.name} (${row.file_name}) ${row.flags.join(", ")}\n`,
      );
    }
  }
  return { ms: screened - started, processorSeconds: processor };
}

/** The same files on the same cores with PDFium alone: their text as strings, nothing else. */
async function printShareOfPdfium(cvs: Cv[], batch: Spent): Promise<void> {
  const before = await processorSeconds();
  const ms = await timePdfiumAlone(cvs.map(({ bytes }) => bytes));
  const processor = (await processorSeconds()) - before;
  print("PDFium alone, on two threads", `${seconds(ms)}, processor ${seconds(processor * 1000)}`);
  const shares = [ms / batch.ms, processor / batch.processorSeconds];
  print(
    "  of the batch",
    shares.map((share) => `${Math.round(100 * share)} %`).join(", of its processor time "),
  );
}

async function failuresIn(recruiter: ApiClient, screeningId: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const { data } = await recruiter.call(listCvFiles, {
    params: { id: screeningId },
    query: { size: 100, state: "failed" },
  });
  for (const { failure } of data) {
    const reason = failure?.message ?? "no reason";
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return counts;
}

/** Signs up a new account, verifies it and gives it credits. */
async function signedIn(winnow: Running): Promise<ApiClient> {
  const { database } = winnow.services;
  const url = winnow.url ?? "";
  const email = `bench-${Math.floor(performance.now() * 1000)}@example.org`;
  const password = "sifting grain 42";
  await createApiClient(url).call(signUp, { body: { username: "Bench", email, password } });
  await database.pool.query("update accounts set email_verified_at = now() where email = $1", [email]);
  const { token, account } = await createApiClient(url).call(logIn, { body: { email, password } });
  // The benchmark made this account itself.
  const accountId = account.id as AccountId;
  await addCredits(database.kysely, { accountId, amount: 2_000_000, reason: "Benchmark" });
  return createApiClient(url, token);
}

/** The killers evenly among the others, so that every part of the batch has some. */
function strewn<File>(honest: File[], killers: File[]): File[] {
  const every = Math.ceil(honest.length / (killers.length + 1));
  return honest.flatMap((file, index) => {
    const killer = index % every === every - 1 ? killers[Math.floor(index / every)] : undefined;
    return killer ? [file, killer] : [file];
  });
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 300_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) {
      throw new Error("The screening did not finish within five minutes.");
    }
    await setTimeout(200);
  }
}

function print(what: string, value: string): void {
  process.stdout.write(`${what.padEnd(38)}${value}\n`);
}

function perCv(ms: number, cvs: Cv[]): string {
  return `${(ms / cvs.length).toFixed(1)} ms per CV`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
