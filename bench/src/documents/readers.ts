import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { startPdfium } from "@winnow/documents/pdfium.ts";
import { readDocument } from "@winnow/documents/read-document.ts";
import type { Pdf } from "./pdfs-to-read.ts";

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
