import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readDocument } from "@winnow/documents/read-document.ts";
import type { Pdf } from "./pdfs-to-read.ts";
import { readWithPdfium } from "./read-with-pdfium.ts";

export type ReadPdf = (pdf: Pdf) => Promise<unknown>;
/** `load` answers undefined where the reader is not installed; `isProgram` for one that starts anew for each file. */
export type Reader = { name: string; isProgram?: true; load: () => Promise<ReadPdf | undefined> };

/** What everything is measured against. */
export const pdfiumAlone = "PDFium alone";

export const readers: readonly Reader[] = [
  { name: pdfiumAlone, load: async () => (pdf) => readWithPdfium(pdf.bytes) },
  { name: "Winnow, with positions", load: async () => (pdf) => readDocument(pdf.bytes) },
  { name: "pdf.js", load: loadPdfJs },
  { name: "pdftotext -bbox (program)", isProgram: true, load: loadPdftotext },
];

/** pdf.js is here for the web; it gives text in pieces with positions. */
async function loadPdfJs(): Promise<ReadPdf | undefined> {
  const require = createRequire(new URL("../../../web/package.json", import.meta.url));
  let path: string;
  try {
    path = require.resolve("pdfjs-dist/legacy/build/pdf.mjs");
  } catch {
    return undefined;
  }
  const { getDocument } = await import(pathToFileURL(path).href);
  return async ({ bytes }) => {
    // pdf.js takes the bytes away from their owner.
    const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
    const document = await task.promise;
    for (let number = 1; number <= document.numPages; number += 1) {
      await (await document.getPage(number)).getTextContent();
    }
    await task.destroy();
  };
}

const runProgram = promisify(execFile);

async function loadPdftotext(): Promise<ReadPdf | undefined> {
  try {
    await runProgram("pdftotext", ["-v"]);
  } catch {
    return undefined;
  }
  return ({ path }) => runProgram("pdftotext", ["-bbox", path, "-"], { maxBuffer: 2 ** 28 });
}
