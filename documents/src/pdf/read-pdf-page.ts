import type { HiddenText, Line, PageSize } from "../document-text.ts";
import { filterOrSame } from "../filter-or-same.ts";
import { assembleFragments } from "../layout/assemble-fragments.ts";
import { linesOfPage } from "../layout/lines-of-page.ts";
import { markDrawnBullets } from "../layout/mark-drawn-bullets.ts";
import { markLetterBullets } from "../layout/mark-letter-bullets.ts";
import { findRuledTables } from "../layout/tables/ruled-table.ts";
import { setTables } from "../layout/tables/set-tables.ts";
import { dropUnmapped, type Readable } from "../pdfium/drop-unmapped.ts";
import { type PageShape, readShapes } from "../pdfium/page-shapes.ts";
import type { PdfiumInstance } from "../pdfium/pdfium.ts";
import { type PageGeometry, readCharacters, readPageGeometry } from "../pdfium/read-characters.ts";
import { drawForRecognition } from "../recognition/draw-for-recognition.ts";
import type { GreyPicture } from "../recognition/recognition.ts";
import { collectHiddenText } from "../visibility/collect-hidden-text.ts";
import { markHidden } from "../visibility/mark-hidden.ts";

/** A page whose image covers this share and that has fewer characters than these is a scan with a stamp on it. */
const scanShare = 0.5;
const maxOfStamp = 100;
/** Below this share of characters that mean something the fonts have no map to Unicode. */
const readableShare = 0.3;
const minToAssess = 50;
/** Surrogates stand for the rarer Chinese characters. */
const letterOrDigit = /[\p{L}\p{N}\p{Cs}]/u;

export type PageText = {
  size: PageSize;
  lines: Line[];
  hidden: HiddenText[];
  characterCount: number;
  /** Characters that were left out because their font does not say which letters they are. */
  unreadableCount: number;
  /** Next to no text of its own: it is read from its picture, if at all. */
  isPicture: boolean;
  /** What such a page looks like, when that was asked for. */
  picture: GreyPicture | undefined;
};

/** `index` counts from 0; `block` is the number of the page's first block. */
export type PageRequest = { index: number; block: number; wantsPicture: boolean; maxCharacters: number };

/** Reads one page of an open document. Undefined for a page that cannot be opened. */
export function readPdfPage(
  pdfium: PdfiumInstance,
  document: number,
  request: PageRequest,
): PageText | "tooMuchInside" | undefined {
  const { functions } = pdfium;
  const page = functions.FPDF_LoadPage(document, request.index);
  if (page === 0) return undefined;
  const text = functions.FPDFText_LoadPage(page);
  try {
    const characterCount = text === 0 ? 0 : functions.FPDFText_CountChars(text);
    if (characterCount > request.maxCharacters) return "tooMuchInside";
    return { ...readOpened(pdfium, { page, text }, request), characterCount };
  } finally {
    if (text !== 0) functions.FPDFText_ClosePage(text);
    functions.FPDF_ClosePage(page);
  }
}

function readOpened(
  pdfium: PdfiumInstance,
  handles: { page: number; text: number },
  { index, block, wantsPicture }: PageRequest,
): Omit<PageText, "characterCount"> {
  const { page } = handles;
  const number = index + 1;
  const geometry = readPageGeometry(pdfium, page, number);
  const { readable: characters, unreadableCount } = readReadable(pdfium, handles, geometry);
  const { shapes, bullets, lines: drawnLines, textOrder } = readShapes(pdfium, page, geometry);
  markHidden(pdfium, { page, geometry, characters, shapes, textOrder });
  const visible = filterOrSame(characters, (character) => character.hidden === undefined);
  const tables = findRuledTables(drawnLines);
  const fragments = markDrawnBullets(markLetterBullets(assembleFragments(visible, tables)), bullets);
  const lines = linesOfPage(setTables(fragments, tables), { page: number, block });
  const isPicture = isReadByEyeOnly({
    size: geometry.size,
    lines,
    shapes,
    visibleCount: visible.length,
    unreadableCount,
  });
  return {
    size: geometry.size,
    lines,
    hidden: collectHiddenText(characters, number),
    unreadableCount,
    isPicture,
    picture:
      wantsPicture && isPicture
        ? drawForRecognition(pdfium, { page, size: geometry.size, shapes })
        : undefined,
  };
}

function readReadable(
  pdfium: PdfiumInstance,
  handles: { page: number; text: number },
  geometry: PageGeometry,
): Readable {
  if (handles.text === 0) return { readable: [], unreadableCount: 0 };
  return dropUnmapped(readCharacters(pdfium, handles, geometry));
}

type PageContent = {
  size: PageSize;
  lines: readonly Line[];
  shapes: readonly PageShape[];
  visibleCount: number;
  unreadableCount: number;
};

/** A scan, letters drawn as outlines, or a font that does not say which letters it draws. */
function isReadByEyeOnly({ size, lines, shapes, visibleCount, unreadableCount }: PageContent): boolean {
  if (shapes.length > 0 && visibleCount === 0) return true;
  const drawnCount = visibleCount + unreadableCount;
  if (drawnCount >= minToAssess && !hasLetters(lines, readableShare * drawnCount)) return true;
  const pageArea = size.width * size.height;
  return (
    visibleCount < maxOfStamp &&
    shapes.some(({ kind, box }) => kind === "image" && box.width * box.height > scanShare * pageArea)
  );
}

/** At least so many letters and digits; stops counting there. */
function hasLetters(lines: readonly Line[], fewest: number): boolean {
  let count = 0;
  return lines.some((line) => {
    count += countLetters([line]);
    return count >= fewest;
  });
}

/** Letters and digits. */
export function countLetters(lines: readonly Pick<Line, "text">[]): number {
  let count = 0;
  for (const { text } of lines) {
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (isAsciiLetterOrDigit(code)) count += 1;
      else if (code > 0x7f && letterOrDigit.test(text.charAt(index))) count += 1;
    }
  }
  return count;
}

function isAsciiLetterOrDigit(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}
