import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { compareReaders } from "./documents/compare-readers.ts";
import { parseAndScore } from "./documents/parse-and-score.ts";
import { type Pdf, withPdfs } from "./documents/pdfs-to-read.ts";
import { startReadingPool } from "./reading-pool.ts";

const filesToScore = 100;
const minReadings = 300;

/**
 * How long the text of a PDF takes: ours with positions, PDFium alone (open, text of each page as one string),
 * pdf.js and the program pdftotext, where they are installed; how long it takes to read and score a hundred of them
 * as the server does; and what memory reading them takes in the long run. Options: --pdfs <folder> with the PDFs and
 * folders of them (default: CVs of invented people, made for the run), --rounds <number> (as many as make 300
 * readings), --warm-up <number> of files that each reader has read by then (500), --files <number> read for the
 * memory (5000).
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      pdfs: { type: "string" },
      rounds: { type: "string" },
      "warm-up": { type: "string", default: "500" },
      files: { type: "string", default: "5000" },
    },
  });
  await withPdfs(values.pdfs, async (pdfs) => {
    const rounds = Number(values.rounds ?? Math.ceil(minReadings / pdfs.length));
    await compareReaders(pdfs, { rounds, warmUp: Number(values["warm-up"]) });
    await printParsingAndScoring(pdfs);
    await printMemory(pdfs, Number(values.files));
  });
}

async function printParsingAndScoring(pdfs: Pdf[]): Promise<void> {
  const pool = startReadingPool();
  try {
    process.stdout.write(
      `\n${filesToScore} PDFs read and scored through two processes, as the server does it\n`,
    );
    for (const when of ["with the processes' start", "then", "then"]) {
      const { seconds, scored, recognised } = await parseAndScore(pool, { pdfs, count: filesToScore });
      process.stdout.write(
        `${when.padEnd(26)}${seconds.toFixed(2).padStart(8)} s, ${scored} scored, ${recognised} of them scans\n`,
      );
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
