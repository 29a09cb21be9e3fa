import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs, promisify } from "node:util";
import { discardPdfium, startPdfium } from "@winnow/documents/pdfium.ts";
import { readDocument } from "@winnow/documents/read-document.ts";

const samplesDirectory = fileURLToPath(new URL("../../samples/pdf", import.meta.url));
const runProgram = promisify(execFile);

type Pdf = { path: string; bytes: Uint8Array };
type Reader = { name: string; read: (pdf: Pdf) => Promise<unknown> };

/**
 * How long the text of a PDF takes: ours with positions, PDFium alone (open, text of each page as one string),
 * pdf.js and the program pdftotext, where they are installed. Options: --pdfs <folder> (default: the samples),
 * --rounds <number> (3).
 */
export async function run(parameters: string[]): Promise<void> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      pdfs: { type: "string", default: samplesDirectory },
      rounds: { type: "string", default: "3" },
    },
  });
  const pdfs = await readPdfs(resolve(values.pdfs));
  const readers: Reader[] = [
    { name: "PDFium alone", read: ({ bytes }) => readWithPdfium(bytes) },
    { name: "Winnow, with positions", read: ({ bytes }) => readDocument(bytes) },
    ...(await pdfJsReader()),
    ...(await pdftotextReader()),
  ];
  const timesOf = new Map<string, number[]>(readers.map(({ name }) => [name, []]));
  for (const reader of readers) await reader.read(pdfs[0] ?? { path: "", bytes: new Uint8Array() });
  const memory: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // One reader after the other: what one leaves behind for the garbage collector is not for the next to pay.
    for (const { name, read } of readers) {
      for (const pdf of pdfs) {
        const before = performance.now();
        await read(pdf);
        timesOf.get(name)?.push(performance.now() - before);
      }
    }
    memory.push(process.memoryUsage.rss());
  }
  process.stdout.write(`${pdfs.length} PDFs, ${values.rounds} rounds; milliseconds per file\n\n`);
  process.stdout.write(`${"".padEnd(26)}  median      p99     mean    × PDFium\n`);
  const reference = mean(timesOf.get("PDFium alone") ?? []);
  for (const [name, times] of timesOf) {
    const sorted = times.sort((a, b) => a - b);
    const columns = [quantile(sorted, 0.5), quantile(sorted, 0.99), mean(sorted)].map((value) =>
      value.toFixed(2).padStart(8),
    );
    const ratio = (mean(sorted) / reference).toFixed(2).padStart(8);
    process.stdout.write(`${name.padEnd(26)}${columns.join(" ")} ${ratio}\n`);
  }
  const megabytes = memory.map((bytes) => Math.round(bytes / 2 ** 20)).join(", ");
  process.stdout.write(`\nmemory of the process after each round: ${megabytes} MB\n`);
  discardPdfium();
}

async function readPdfs(directory: string): Promise<Pdf[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".pdf")).sort();
  return Promise.all(
    names.map(async (name) => {
      const path = join(directory, name);
      return { path, bytes: new Uint8Array(await readFile(path)) };
    }),
  );
}

/** The least that any reader built on PDFium does; characters are fetched as one string per page. */
async function readWithPdfium(bytes: Uint8Array): Promise<number> {
  const { functions, memory } = await startPdfium();
  const copy = functions.malloc(bytes.length);
  new Uint8Array(memory()).set(bytes, copy);
  const document = functions.FPDF_LoadMemDocument(copy, bytes.length, 0);
  let characters = 0;
  if (document !== 0) {
    for (let index = 0; index < functions.FPDF_GetPageCount(document); index += 1) {
      const page = functions.FPDF_LoadPage(document, index);
      const text = functions.FPDFText_LoadPage(page);
      const count = functions.FPDFText_CountChars(text);
      const string = functions.malloc(2 * count + 2);
      functions.FPDFText_GetText(text, 0, count, string);
      characters += new TextDecoder("utf-16le").decode(new Uint8Array(memory(), string, 2 * count)).length;
      functions.free(string);
      functions.FPDFText_ClosePage(text);
      functions.FPDF_ClosePage(page);
    }
    functions.FPDF_CloseDocument(document);
  }
  functions.free(copy);
  return characters;
}

/** pdf.js is here for the web; it gives text in pieces with positions. */
async function pdfJsReader(): Promise<Reader[]> {
  const require = createRequire(new URL("../../web/package.json", import.meta.url));
  let path: string;
  try {
    path = require.resolve("pdfjs-dist/legacy/build/pdf.mjs");
  } catch {
    return [];
  }
  const { getDocument } = await import(pathToFileURL(path).href);
  const read = async ({ bytes }: Pdf) => {
    // pdf.js takes the bytes away from their owner.
    const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
    const document = await task.promise;
    for (let number = 1; number <= document.numPages; number += 1) {
      await (await document.getPage(number)).getTextContent();
    }
    await task.destroy();
  };
  return [{ name: "pdf.js", read }];
}

async function pdftotextReader(): Promise<Reader[]> {
  const read = ({ path }: Pdf) => runProgram("pdftotext", ["-bbox", path, "-"], { maxBuffer: 2 ** 28 });
  try {
    await runProgram("pdftotext", ["-v"]);
  } catch {
    return [];
  }
  return [{ name: "pdftotext -bbox (program)", read }];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
