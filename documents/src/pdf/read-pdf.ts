import type { DocumentText, PageSize, ReadFailureReason, ReadOutcome } from "../document-text.ts";
import { linesOfPage } from "../layout/lines-of-page.ts";
import { separateHeadersAndFooters } from "../layout/separate-headers-and-footers.ts";
import { maximumCharacters, maximumPages, maximumRecognisedPages, pdfiumBytesToKeep } from "../limits.ts";
import { hasMixedWords } from "../pdfium/has-mixed-words.ts";
import { discardPdfium, type PdfiumInstance, startPdfium } from "../pdfium/pdfium.ts";
import { uprightRecogniser } from "../recognition/recognise-upright.ts";
import { recognisedFragments } from "../recognition/recognised-fragments.ts";
import type { GreyPicture, Recognise, RecognisedWord } from "../recognition/recognition.ts";
import { slantLines, straighten } from "../recognition/straighten.ts";
import { turnLinesBack } from "../recognition/turn-picture.ts";
import { countLetters, type PageText, readPdfPage } from "./read-pdf-page.ts";

/** PDFium's FPDF_ERR_PASSWORD: a password is needed to open the document (an owner password is not). */
const passwordNeeded = 4;
/** Of a page's letters, 0 to 100: below the first they are guessed, below the second some of them are. */
const minConfidence = 35;
const sureConfidence = 60;

/** Reads a PDF. Never throws for what is in the file: see `ReadFailureReason`. */
export async function readPdf(bytes: Uint8Array, recognise?: Recognise): Promise<ReadOutcome> {
  const pdfium = await startPdfium();
  try {
    const outcome = await readOpened(pdfium, bytes, recognise);
    // Its memory never shrinks.
    if (pdfium.memory().byteLength > pdfiumBytesToKeep) discardPdfium();
    return !outcome.ok && pdfium.isExhausted() ? failure("tooMuchMemory") : outcome;
  } catch (error) {
    if (!isCrash(error)) throw error;
    // Nothing in PDFium's memory can be trusted any more.
    discardPdfium();
    return failure(pdfium.isExhausted() ? "tooMuchMemory" : "damaged");
  }
}

/** PDFium aborts on some broken files: a failed check, memory or stack used up. */
function isCrash(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === "RuntimeError");
}

async function readOpened(
  pdfium: PdfiumInstance,
  bytes: Uint8Array,
  recognise: Recognise | undefined,
): Promise<ReadOutcome> {
  const { functions } = pdfium;
  const copy = functions.malloc(bytes.length);
  if (copy === 0) throw new RangeError("no memory for the document");
  new Uint8Array(pdfium.memory()).set(bytes, copy);
  const document = functions.FPDF_LoadMemDocument(copy, bytes.length, 0);
  try {
    if (document === 0) {
      return failure(functions.FPDF_GetLastError() === passwordNeeded ? "encrypted" : "damaged");
    }
    return await readPages(pdfium, document, recognise);
  } finally {
    if (document !== 0) functions.FPDF_CloseDocument(document);
    functions.free(copy);
  }
}

async function readPages(
  pdfium: PdfiumInstance,
  document: number,
  recognise: Recognise | undefined,
): Promise<ReadOutcome> {
  const pageCount = pdfium.functions.FPDF_GetPageCount(document);
  if (pageCount === 0) return failure("damaged");
  if (pageCount > maximumPages) return failure("tooManyPages");
  const recogniseUpright = recognise && uprightRecogniser(recognise);
  const pages: Pick<PageText, "size" | "lines" | "hidden">[] = [];
  const unreadPages: number[] = [];
  const counts = { characters: 0, pictures: 0, recognised: 0 };
  let hasGivenUp = recogniseUpright === undefined;
  let hasGaps = false;
  let block = 1;
  for (let index = 0; index < pageCount; index += 1) {
    const wantsPicture = counts.pictures < maximumRecognisedPages && !hasGivenUp;
    const maxCharacters = maximumCharacters - counts.characters;
    const page = readPdfPage(pdfium, document, { index, block, wantsPicture, maxCharacters });
    if (page === "tooMuchInside") return failure(page);
    if (page === undefined) {
      hasGaps = true;
      continue;
    }
    counts.characters += page.characterCount;
    const { picture, ...text } = page;
    if (recogniseUpright !== undefined && text.isPicture && !wantsPicture) unreadPages.push(index + 1);
    if (picture !== undefined && recogniseUpright !== undefined) {
      counts.pictures += 1;
      const recognised = await recognisePage(picture, { recogniseUpright, size: text.size, block });
      if (recognised === undefined) {
        hasGivenUp = true;
        unreadPages.push(index + 1);
      } else if (countLetters(recognised.lines) > countLetters(text.lines)) {
        text.lines = recognised.lines;
        text.unreadableCount = 0;
        counts.recognised += 1;
        hasGaps ||= recognised.confidence < sureConfidence;
      }
    }
    if (text.unreadableCount > 0) hasGaps = true;
    block = (text.lines.at(-1)?.block ?? block - 1) + 1;
    pages.push(text);
  }
  if (pages.length === 0) return failure("damaged");
  const sizes = pages.map((page) => page.size);
  const { lines, headersAndFooters } = separateHeadersAndFooters(
    pages.flatMap((page) => page.lines),
    sizes,
  );
  if (lines.length === 0 && headersAndFooters.length === 0) {
    return failure(counts.pictures <= 1 && unreadPages.length > 0 ? "tookTooLong" : "noText");
  }
  const hidden = pages.flatMap((page) => page.hidden);
  const readBy = counts.recognised > 0 ? "ocr" : "text";
  const read: DocumentText = { kind: "pdf", readBy, pages: sizes, lines, headersAndFooters, hidden };
  if (hasGaps || unreadPages.length > 0 || hasMixedWords(lines)) read.isPartlyUnreadable = true;
  if (unreadPages.length > 0) read.unreadPages = unreadPages;
  return { ok: true, document: read };
}

/** Undefined when the page took too long. What was guessed rather than read is left out. */
async function recognisePage(
  picture: GreyPicture,
  {
    recogniseUpright,
    size,
    block,
  }: { recogniseUpright: ReturnType<typeof uprightRecogniser>; size: PageSize; block: number },
) {
  const upright = await recogniseUpright(picture);
  if (upright === undefined) return undefined;
  const confidence = meanConfidence(upright.words);
  if (confidence < minConfidence) return { lines: [], confidence };
  const { words, picture: straight, slope } = straighten(upright);
  const lines = linesOfPage(recognisedFragments(words, straight), { page: size.number, block });
  const isSideways = upright.quarterTurns % 2 === 1;
  const uprightSize = isSideways ? { width: size.height, height: size.width } : size;
  return {
    lines: turnLinesBack(slantLines(lines, uprightSize, slope), size, upright.quarterTurns),
    confidence,
  };
}

/** Of letters and digits; 0 where there are none. */
function meanConfidence(words: readonly RecognisedWord[]): number {
  let letters = 0;
  let sum = 0;
  for (const word of words) {
    const count = countLetters([word]);
    letters += count;
    sum += count * word.confidence;
  }
  return letters === 0 ? 0 : sum / letters;
}

function failure(reason: ReadFailureReason): ReadOutcome {
  return { ok: false, reason };
}
