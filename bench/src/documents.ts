import { execFile } from "node:child_process";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { parseAndScore } from "./documents/parse-and-score.ts";
import { type Pdf, withPdfs } from "./documents/pdfs-to-read.ts";
import { findReaders, pdfiumAlone } from "./documents/readers.ts";
import { quantile } from "./quantile.ts";
import { startReadingPool } from "./reading-pool.ts";

const filesToScore = 100;

/**
 * How long the text of a PDF takes: ours with positions, PDFium alone (open, text of each page as one string),
 * pdf.js and the program pdftotext, where they are installed; how long it takes to read and score a hundred of them
 * as the server does; and what memory reading them takes in the long run. Options: --pdfs <folder> (default: CVs of
 * invented people, made for the run), --rounds <number> (3), --files <number> read for the memory (5000).
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      pdfs: { type: "string" },
      rounds: { type: "string", default: "3" },
      files: { type: "string", default: "5000" },
    },
  });
  await withPdfs(values.pdfs, async (pdfs) => {
    await compareReaders(pdfs, Number(values.rounds));
    await printParsingAndScoring(pdfs);
    await printMemory(pdfs, Number(values.files));
  });
}

async function compareReaders(pdfs: Pdf[], rounds: number): Promise<void> {
  const readers = await findReaders();
  const timesOf = new Map<string, number[]>(readers.map(({ name }) => [name, []]));
  // The first round is not counted: code that runs for the first time is compiled meanwhile.
  for (let round = 0; round <= rounds; round += 1) {
    // One reader after the other: what one leaves behind for the garbage collector is not for the next to pay.
    for (const { name, read } of readers) {
      for (const pdf of pdfs) {
        const before = performance.now();
        await read(pdf);
        if (round > 0) timesOf.get(name)?.push(performance.now() - before);
      }
    }
  }
  process.stdout.write(`${pdfs.length} PDFs, ${rounds} rounds after a first one; milliseconds per file\n\n`);
  process.stdout.write(`${"".padEnd(26)}  median      p99     mean    × PDFium\n`);
  const reference = mean(timesOf.get(pdfiumAlone) ?? []);
  for (const [name, times] of timesOf) {
    const sorted = times.sort((a, b) => a - b);
    const columns = [quantile(sorted, 0.5), quantile(sorted, 0.99), mean(sorted)].map((value) =>
      value.toFixed(2).padStart(8),
    );
    const ratio = (mean(sorted) / reference).toFixed(2).padStart(8);
    process.stdout.write(`${name.padEnd(26)}${columns.join(" ")} ${ratio}\n`);
  }
}

async function printParsingAndScoring(pdfs: Pdf[]): Promise<void> {
  const pool = startReadingPool();
  try {
    process.stdout.write(
      `\n${filesToScore} PDFs read and scored through two processes, as the server does it\n`,
    );
    for (const when of ["with the processes' start", "then", "then"]) {
      const { seconds, scored } = await parseAndScore(pool, { pdfs, count: filesToScore });
      process.stdout.write(`${when.padEnd(26)}${seconds.toFixed(2).padStart(8)} s, ${scored} scored\n`);
    }
  } finally {
    await pool.close();
  }
}

/** In a process of its own, where nothing but our reader has been. */
async function printMemory(pdfs: Pdf[], files: number): Promise<void> {
  const program = fileURLToPath(new URL("./documents/memory-over-files.ts", import.meta.url));
  const paths = pdfs.map(({ path }) => path);
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(files), ...paths]);
  process.stdout.write(`\nmemory of one process that reads them again and again\n${stdout}`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
