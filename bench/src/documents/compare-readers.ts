import { createProcessPool, type ProcessPool } from "@winnow/server/platform/processes/process-pool.ts";
import { mean, quantile } from "../quantile.ts";
import type { Pdf } from "./pdfs-to-read.ts";
import type { ReaderTasks } from "./reader-process.ts";
import { pdfiumAlone, type Reader, readers } from "./readers.ts";

const coldRounds = 3;
const maxRoundMs = 600_000;
const memoryBytes = 4 * 2 ** 30;

type Rounds = { rounds: number; warmUp: number };

/**
 * Prints what each reader that is installed takes for a file, twice: in the first rounds of a new process, when much
 * of the code runs for the first time and is compiled meanwhile, and once each has read `warmUp` files, as in a
 * process that reads a pile of CVs. Each reader has a process of its own, with the settings of the server's reading
 * processes, so that none pays for what another leaves behind; they take turns, a round each, and share all weather.
 */
export async function compareReaders(pdfs: readonly Pdf[], { rounds, warmUp }: Rounds): Promise<void> {
  const installed: Reader[] = [];
  for (const reader of readers) if (await reader.load()) installed.push(reader);
  const teams = installed.map((reader) => ({ reader, pool: startReader() }));
  const paths = pdfs.map(({ path }) => path);
  try {
    process.stdout.write(`${pdfs.length} PDFs; milliseconds per file\n`);
    await readRounds(teams, paths, 1);
    const cold = await readRounds(teams, paths, coldRounds);
    printTimes(`the second to ${coldRounds + 1}th time in a new process`, cold);
    const inProcess = teams.filter(({ reader }) => !reader.isProgram);
    await readRounds(inProcess, paths, Math.ceil(warmUp / pdfs.length) - coldRounds - 1);
    printTimes(`${rounds} times after at least ${warmUp} files`, await readRounds(teams, paths, rounds));
  } finally {
    await Promise.all(teams.map(({ pool }) => pool.close()));
  }
}

function startReader(): ProcessPool<ReaderTasks> {
  return createProcessPool<ReaderTasks>({
    module: new URL("./reader-process.ts", import.meta.url),
    size: 1,
    timeoutMs: maxRoundMs,
    memoryBytes,
    recycleAfter: Number.POSITIVE_INFINITY,
  });
}

type Team = { reader: Reader; pool: ProcessPool<ReaderTasks> };

/** Milliseconds of each reading, by the reader's name. */
async function readRounds(
  teams: readonly Team[],
  paths: string[],
  rounds: number,
): Promise<Map<string, number[]>> {
  const timesOf = new Map<string, number[]>(teams.map(({ reader }) => [reader.name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { reader, pool } of teams) {
      timesOf.get(reader.name)?.push(...(await pool.run("readAll", { reader: reader.name, paths })));
    }
  }
  return timesOf;
}

function printTimes(when: string, timesOf: ReadonlyMap<string, readonly number[]>): void {
  process.stdout.write(`\n${when.padEnd(44)}  median      p99     mean    × PDFium\n`);
  const reference = mean(timesOf.get(pdfiumAlone) ?? []);
  for (const [name, times] of timesOf) {
    const sorted = [...times].sort((a, b) => a - b);
    const columns = [quantile(sorted, 0.5), quantile(sorted, 0.99), mean(sorted)].map((value) =>
      value.toFixed(2).padStart(8),
    );
    const ratio = (mean(sorted) / reference).toFixed(2).padStart(8);
    process.stdout.write(`${name.padEnd(44)}${columns.join(" ")} ${ratio}\n`);
  }
}
