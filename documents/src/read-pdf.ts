import { assembleFragments } from "./assemble-fragments.ts";
import { collectHiddenText } from "./collect-hidden-text.ts";
import type { HiddenText, Line, PageSize, ReadFailureReason, ReadOutcome } from "./document-text.ts";
import { maximumCharacters, maximumPages } from "./limits.ts";
import { linesOfPage } from "./lines-of-page.ts";
import { markHidden } from "./mark-hidden.ts";
import { discardPdfium, type PdfiumInstance, startPdfium } from "./pdfium.ts";
import { readCharacters, readPageGeometry } from "./read-characters.ts";
import { separateFurniture } from "./separate-furniture.ts";

/** PDFium's FPDF_ERR_PASSWORD: a password is needed to open the document (an owner password is not). */
const passwordNeeded = 4;

type PageText = { size: PageSize; lines: Line[]; hidden: HiddenText[]; characterCount: number };

/** Reads a PDF. Never throws for what is in the file: see `ReadFailureReason`. */
export async function readPdf(bytes: Uint8Array): Promise<ReadOutcome> {
  const pdfium = await startPdfium();
  try {
    return readOpened(pdfium, bytes);
  } catch (error) {
    if (!isCrash(error)) throw error;
    // Nothing in PDFium's memory can be trusted any more.
    discardPdfium();
    return failure("damaged");
  }
}

/** PDFium aborts on some broken files: a failed check, memory or stack used up. */
function isCrash(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === "RuntimeError");
}

function readOpened(pdfium: PdfiumInstance, bytes: Uint8Array): ReadOutcome {
  const { functions } = pdfium;
  const copy = functions.malloc(bytes.length);
  if (copy === 0) throw new RangeError("no memory for the document");
  new Uint8Array(pdfium.memory()).set(bytes, copy);
  const document = functions.FPDF_LoadMemDocument(copy, bytes.length, 0);
  try {
    if (document === 0) {
      return failure(functions.FPDF_GetLastError() === passwordNeeded ? "encrypted" : "damaged");
    }
    return readPages(pdfium, document);
  } finally {
    if (document !== 0) functions.FPDF_CloseDocument(document);
    functions.free(copy);
  }
}

function readPages(pdfium: PdfiumInstance, document: number): ReadOutcome {
  const pageCount = pdfium.functions.FPDF_GetPageCount(document);
  if (pageCount === 0) return failure("damaged");
  if (pageCount > maximumPages) return failure("tooManyPages");
  const pages: PageText[] = [];
  let characterCount = 0;
  for (let index = 0; index < pageCount; index += 1) {
    const page = readPage(pdfium, document, index);
    if (page === undefined) continue;
    pages.push(page);
    characterCount += page.characterCount;
    if (characterCount > maximumCharacters) return failure("tooLarge");
  }
  if (pages.length === 0) return failure("damaged");
  const sizes = pages.map((page) => page.size);
  const { lines, furniture } = separateFurniture(
    pages.flatMap((page) => page.lines),
    sizes,
  );
  // A page without characters is where reading its picture (OCR) would come in.
  if (lines.length === 0 && furniture.length === 0) return failure("noText");
  const hidden = pages.flatMap((page) => page.hidden);
  return { ok: true, document: { kind: "pdf", readBy: "text", pages: sizes, lines, furniture, hidden } };
}

/** Undefined for a page that cannot be opened; the others are still read. */
function readPage(pdfium: PdfiumInstance, document: number, index: number): PageText | undefined {
  const { functions } = pdfium;
  const page = functions.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const text = functions.FPDFText_LoadPage(page);
  try {
    const geometry = readPageGeometry(pdfium, page, index + 1);
    const handles = { page, text };
    const characters = text === 0 ? [] : readCharacters(pdfium, handles, geometry);
    markHidden(pdfium, { page, geometry, characters });
    const visible = characters.filter((character) => character.hidden === undefined);
    return {
      size: geometry.size,
      lines: linesOfPage(assembleFragments(visible), index + 1),
      hidden: collectHiddenText(characters, index + 1),
      characterCount: characters.length,
    };
  } finally {
    if (text !== 0) functions.FPDFText_ClosePage(text);
    functions.FPDF_ClosePage(page);
  }
}

function failure(reason: ReadFailureReason): ReadOutcome {
  return { ok: false, reason };
}
