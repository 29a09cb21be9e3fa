import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readDocument } from "@winnow/documents/read-document.ts";
import type { Pdf } from "./pdfs-to-read.ts";
import { readWithPdfium } from "./read-with-pdfium.ts";

export type Reader = { name: string; read: (pdf: Pdf) => Promise<unknown> };

const runProgram = promisify(execFile);

/** What everything is measured against. */
export const pdfiumAlone = "PDFium alone";

/** Ours, PDFium alone, and pdf.js and the program pdftotext where they are installed. */
export async function findReaders(): Promise<Reader[]> {
  return [
    { name: pdfiumAlone, read: ({ bytes }) => readWithPdfium(bytes) },
    { name: "Winnow, with positions", read: ({ bytes }) => readDocument(bytes) },
    ...(await pdfJsReader()),
    ...(await pdftotextReader()),
  ];
}

/** pdf.js is here for the web; it gives text in pieces with positions. */
async function pdfJsReader(): Promise<Reader[]> {
  const require = createRequire(new URL("../../../web/package.json", import.meta.url));
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
