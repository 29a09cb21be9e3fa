import { contrast, luminance } from "../contrast.ts";
import type { Cell, HiddenReason, HiddenText, Line } from "../document-text.ts";
import { plainLine } from "../read-plain-text.ts";
import { mergeStyles, type NamedStyles, readStyle, type TextStyle, unknownBackground } from "./docx-style.ts";
import { childElement, childElements, ownText, type XmlElement } from "./xml-element.ts";

const minContrast = 1.5;
const minFontSize = 3;
const defaultFontSize = 11;
const nowhere = { x: 0, y: 0, width: 0, height: 0 };

type Reading = {
  styles: NamedStyles;
  lines: Line[];
  hidden: HiddenText[];
  block: number;
  gapAbove: number;
  /** Of the cell that is being read, if it is an entry of a row. */
  cell: Cell | undefined;
  /** The table that is being read. */
  table: number;
  counts: TableCounts;
};
/** How many tables and rows of tables there were so far, in all parts of a document. */
export type TableCounts = { tables: number; rows: number };
type Piece = { text: string; textStyle: TextStyle };

/** A table cell with more paragraphs is a column of the layout; one with fewer belongs to its row. */
const maxParagraphsOfEntry = 3;

/**
 * Lines of one part (document, header, footer) in the order of its content. Text boxes and cells that stand for
 * columns are blocks of their own; blocks count up from `block`.
 */
export function docxLines(
  part: XmlElement,
  { styles, block, counts }: { styles: NamedStyles; block: number; counts: TableCounts },
): { lines: Line[]; hidden: HiddenText[] } {
  const reading: Reading = {
    ...{ styles, lines: [], hidden: [], block, gapAbove: 0 },
    ...{ cell: undefined, table: 0, counts },
  };
  readBlocks(part, {}, reading);
  return { lines: reading.lines, hidden: reading.hidden };
}

/** `around` is how the surrounding table cell looks. */
function readBlocks(parent: XmlElement, around: TextStyle, reading: Reading): void {
  for (const block of childElements(parent)) {
    if (block.name === "p") readParagraph(block, around, reading);
    else if (block.name === "tbl") readTable(block, around, reading);
    else if (block.name === "tr") readRow(block, around, reading);
    else if (block.name === "AlternateContent") readBlocks(chosenContent(block), around, reading);
    else if (!isDeleted(block)) readBlocks(block, around, reading);
  }
}

function readTable(table: XmlElement, around: TextStyle, reading: Reading): void {
  const outer = reading.table;
  reading.table = reading.counts.tables++;
  readBlocks(table, mergeStyles(around, tableStyle(table, reading)), reading);
  reading.table = outer;
}

function readRow(row: XmlElement, around: TextStyle, reading: Reading): void {
  const outer = reading.cell;
  const index = reading.counts.rows++;
  let column = 0;
  for (const cell of cellsOf(row)) {
    const properties = childElement(cell, "tcPr");
    const isColumn = hasMoreParagraphs(cell, maxParagraphsOfEntry);
    reading.cell = isColumn ? undefined : { table: reading.table, row: index, column };
    if (isColumn) beginBlock(reading);
    readBlocks(cell, mergeStyles(around, readStyle(properties)), reading);
    if (isColumn) beginBlock(reading);
    column += Number(childElement(properties, "gridSpan")?.attributes.get("val") ?? 1) || 1;
  }
  reading.cell = outer;
}

/** Of a row, also those within content controls. */
function cellsOf(row: XmlElement): XmlElement[] {
  return childElements(row).flatMap((element) => {
    if (element.name === "tc") return [element];
    return isDeleted(element) ? [] : cellsOf(element);
  });
}

/** Paragraphs without text do not count. */
function hasMoreParagraphs(cell: XmlElement, most: number): boolean {
  let count = 0;
  const visit = (element: XmlElement): void => {
    for (const child of childElements(element)) {
      if (count > most) return;
      if (child.name === "p" && hasRun(child)) count += 1;
      else visit(child);
    }
  };
  visit(cell);
  return count > most;
}

function hasRun(paragraph: XmlElement): boolean {
  return childElements(paragraph).some(({ name }) => name !== "pPr");
}

/** Takes effect once the block so far has a line. */
function beginBlock(reading: Reading): void {
  if (reading.lines.at(-1)?.block !== reading.block) return;
  reading.block += 1;
  reading.gapAbove = 0;
}

function tableStyle(table: XmlElement, reading: Reading): TextStyle {
  const style = childElement(childElement(table, "tblPr"), "tblStyle")?.attributes.get("val") ?? "";
  return { background: reading.styles.get(style)?.background };
}

/** Tracked deletions and the old place of moved text. */
function isDeleted(element: XmlElement): boolean {
  return element.name === "del" || element.name === "moveFrom";
}

/** The same content for newer and older programs: only one of them is shown. */
function chosenContent(alternatives: XmlElement): XmlElement {
  return (
    childElement(alternatives, "Choice") ??
    childElement(alternatives, "Fallback") ?? { ...alternatives, children: [] }
  );
}

function readParagraph(paragraph: XmlElement, around: TextStyle, reading: Reading): void {
  const properties = childElement(paragraph, "pPr");
  const style = childElement(properties, "pStyle")?.attributes.get("val") ?? "";
  const base = reading.styles.get("") ?? {};
  const textStyle = mergeStyles(base, around, reading.styles.get(style) ?? {}, readStyle(properties));
  const before = Number(childElement(properties, "spacing")?.attributes.get("before"));
  if (before > 0) reading.gapAbove += before / 20;
  const textBoxes: TextBox[] = [];
  const pieces = readInline(paragraph, textStyle, { reading, textBoxes });
  const countBefore = reading.lines.length;
  const visible = pieces.filter((piece) => setHiddenApart(piece, reading));
  for (const [index, line] of splitLines(visible).entries()) addLine(line, index, textStyle, reading);
  if (reading.lines.length === countBefore) reading.gapAbove += textStyle.fontSize ?? defaultFontSize;
  const { cell } = reading;
  for (const { content, background } of textBoxes) {
    reading.cell = undefined;
    beginBlock(reading);
    readBlocks(content, { background }, reading);
    beginBlock(reading);
  }
  reading.cell = cell;
}

type TextBox = { content: XmlElement; background: string | undefined };
type Inline = { reading: Reading; textBoxes: TextBox[]; background?: string };

function readInline(parent: XmlElement, textStyle: TextStyle, inline: Inline): Piece[] {
  return childElements(parent).flatMap((element): Piece[] => {
    switch (element.name) {
      case "r":
        return readInline(element, runStyle(element, textStyle, inline.reading), inline);
      case "t":
        return [{ text: ownText(element), textStyle }];
      case "tab":
      case "ptab":
        return [{ text: "\t", textStyle }];
      case "br":
      case "cr":
        return [{ text: "\n", textStyle }];
      case "noBreakHyphen":
        return [{ text: "-", textStyle }];
      case "txbxContent":
        inline.textBoxes.push({ content: element, background: inline.background });
        return [];
      case "AlternateContent":
        return readInline(chosenContent(element), textStyle, inline);
      case "pPr":
      case "rPr":
      case "del":
      case "moveFrom":
        return [];
      default:
        return readInline(
          element,
          textStyle,
          isFilledShape(element) ? { ...inline, background: unknownBackground } : inline,
        );
    }
  });
}

/** A shape of DrawingML or VML that paints something behind its text. */
function isFilledShape(element: XmlElement): boolean {
  if (element.name === "wsp") {
    const painted = ["solidFill", "gradFill", "blipFill", "pattFill", "grpFill"];
    const properties = childElement(element, "spPr");
    if (childElement(properties, "noFill") !== undefined) return false;
    return (
      painted.some((name) => childElement(properties, name) !== undefined) ||
      childElement(element, "style") !== undefined
    );
  }
  return element.attributes.has("fillcolor") && element.attributes.get("filled") !== "f";
}

function runStyle(run: XmlElement, textStyle: TextStyle, reading: Reading): TextStyle {
  const properties = childElement(run, "rPr");
  const style = childElement(properties, "rStyle")?.attributes.get("val");
  return mergeStyles(
    textStyle,
    (style === undefined ? undefined : reading.styles.get(style)) ?? {},
    readStyle(properties),
  );
}

/** True when the piece can be seen; otherwise it goes to the hidden texts. */
function setHiddenApart(piece: Piece, reading: Reading): boolean {
  const reason = hiddenReason(piece.textStyle);
  if (reason === undefined || piece.text.trim() === "") return true;
  const text = plainLine(piece.text)?.text;
  if (text === undefined) return false;
  const last = reading.hidden.at(-1);
  if (last?.reason === reason) last.text += ` ${text}`;
  else reading.hidden.push({ text, page: 1, box: nowhere, reason });
  return false;
}

function hiddenReason(textStyle: TextStyle): HiddenReason | undefined {
  if (textStyle.isVanished) return "invisible render mode";
  if (textStyle.fontSize !== undefined && textStyle.fontSize < minFontSize) return "too small to see";
  const ink = hexLuminance(textStyle.colour);
  // Automatic colour is chosen by the program so that it can be read.
  if (ink === undefined || textStyle.background === unknownBackground) return undefined;
  return contrast(ink, hexLuminance(textStyle.background) ?? 1) < minContrast
    ? "same colour as its background"
    : undefined;
}

function hexLuminance(colour: string | undefined): number | undefined {
  if (colour === undefined || !/^[0-9a-f]{6}$/i.test(colour)) return undefined;
  const value = Number.parseInt(colour, 16);
  return luminance(value >> 16, (value >> 8) & 255, value & 255);
}

type TextLine = { text: string; isBold: boolean; fontSize: number; otherWeightFrom: number | undefined };

/** A tab parts a line as a wide gap does in a PDF ("Engineer → 2019 – 2021"). */
function splitLines(pieces: Piece[]): TextLine[] {
  const lines: OpenLine[] = [];
  let isOpen = false;
  for (const { text, textStyle } of pieces) {
    for (const [index, part] of text.split(/[\t\n]/).entries()) {
      if (index > 0) isOpen = false;
      if (part === "") continue;
      if (!isOpen) lines.push({ text: "", boldCount: 0, fontSize: 0, changes: [] });
      isOpen = true;
      const line = lines.at(-1);
      if (line) append(line, part, textStyle);
    }
  }
  return lines.map(({ text, boldCount, fontSize, changes }) => ({
    text,
    fontSize,
    isBold: boldCount * 2 > text.length,
    otherWeightFrom: changes.length === 1 ? changes[0] : undefined,
  }));
}

/** `changes` are where its words become bold or cease to be. */
type OpenLine = { text: string; boldCount: number; fontSize: number; isBold?: boolean; changes: number[] };

function append(
  line: OpenLine,
  part: string,
  { fontSize = defaultFontSize, isBold = false }: TextStyle,
): void {
  if (part.trim() !== "") {
    if (line.isBold !== undefined && line.isBold !== isBold) line.changes.push(line.text.length);
    line.isBold = isBold;
  }
  line.text += part;
  line.fontSize = Math.max(line.fontSize, fontSize);
  if (isBold) line.boldCount += part.length;
}

function addLine(line: TextLine, index: number, textStyle: TextStyle, reading: Reading): void {
  const isBullet = index === 0 && textStyle.isListed === true;
  const read = plainLine(line.text, { ...line, isBullet });
  if (read === undefined) return;
  const isFirst = reading.lines.at(-1)?.block !== reading.block;
  const { block, cell } = reading;
  const gapAbove = isFirst ? 0 : reading.gapAbove;
  reading.lines.push({ ...read, block, gapAbove, ...(cell === undefined ? {} : { cell }) });
  reading.gapAbove = 0;
}
