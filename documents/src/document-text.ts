/**
 * What reading a document yields: its visible text with positions, and what an eye cannot see kept apart.
 * All boxes are in PDF points (1/72 inch) from the top-left corner of the page, y growing downwards.
 */
export type DocumentText = {
  kind: "pdf" | "docx" | "text";
  /** "ocr" when at least one page carried no text of its own and was read from its picture. */
  readBy: "text" | "ocr";
  pages: PageSize[];
  /** Visible lines in reading order: bands from top to bottom, within a band column after column. */
  lines: Line[];
  /** Header and footer lines that repeat from page to page: kept out of the sections, read for contact. */
  headersAndFooters: Line[];
  hidden: HiddenText[];
  /** Set when a part is missing or garbled: a page that does not open, a font without a usable map to Unicode. */
  isPartlyUnreadable?: true;
  /** Numbers of pages that are pictures and were not looked at, because the document has too many or takes too long. */
  unreadPages?: number[];
};

/** `number` counts from 1; sizes in points. A DOCX or pasted text has one page of size 0 × 0 and boxes of size 0. */
export type PageSize = { number: number; width: number; height: number };

export type Box = { x: number; y: number; width: number; height: number };

export type Line = {
  /** NFKC, one blank between words, no soft hyphens; never empty. */
  text: string;
  page: number;
  box: Box;
  /** In text order. `text.slice(start, end)` is the word; together they cover every non-blank character. */
  words: Word[];
  fontSize: number;
  isBold: boolean;
  /** Where in `text` bold words end and others begin, or the other way round, if that is the case once. */
  otherWeightFrom?: number;
  /** True when the line begins with a list marker (bullet, dash, number) that has been taken off `text`. */
  isBullet: boolean;
  /**
   * Counts up where the reading order jumps to another column or band: lines of one block stand under one another.
   * A new block is where a section may end without a heading (a sidebar is over, the main column begins).
   */
  block: number;
  /** Of a table: its place there. */
  cell?: Cell;
  /** Blank distance to the line above in the same column, in points; 0 for the first line of a column. */
  gapAbove: number;
};

/** Tables, and the rows of all of them, count through each page of a PDF, and through a whole Word document. */
export type Cell = { table: number; row: number; column: number };

export type Word = { start: number; end: number; box: Box };

export type HiddenReason =
  | "invisible render mode"
  | "transparent"
  | "too small to see"
  | "outside the page"
  | "same colour as its background"
  | "covered";

export type HiddenText = { text: string; page: number; box: Box; reason: HiddenReason };

/**
 * Why a document cannot be read; each has one sentence for people. "tooLarge" is the file as it is, "tooMuchInside" what
 * it unpacks to, "tooMuchMemory" what it takes to read it.
 */
export type ReadFailureReason =
  | "empty"
  | "encrypted"
  | "damaged"
  | "unsupportedType"
  | "tooLarge"
  | "tooMuchInside"
  | "tooMuchMemory"
  | "tooManyPages"
  | "noText"
  | "tookTooLong";

export type ReadOutcome = { ok: true; document: DocumentText } | { ok: false; reason: ReadFailureReason };
