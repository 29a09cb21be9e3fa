import type { Line } from "@winnow/documents/document-text.ts";
import { readPlainText } from "@winnow/documents/read-plain-text.ts";
import type { Chance } from "./chance.ts";
import type { LabelledCell, LabelledRow, LabelledSection } from "./labelled-cv.ts";

/** Lines as a document has them, each with the cell that it was made of. */
export type LaidOutCv = { lines: Line[]; cells: LabelledCell[] };

const pageHeight = 842;
/** Width of a letter and height of a line, in font sizes. */
const letter = 0.5;
const lineHeight = 1.15;

type Looks = {
  kind: "drawn" | "styled" | "plain";
  size: number;
  headingSize: number;
  nameSize: number;
  /** Of the first row of an entry. */
  entrySize: number;
  isHeadingBold: boolean;
  isNameBold: boolean;
  gap: number;
  /** Whether documents of word processors have gaps; in others only looks tell what begins. */
  isSpaced: boolean;
  spacing: number;
  /** Letters after which lines break in text that was copied off a page; endless where they do not. */
  lineLength: number;
};

/** Draws the rows as a page, as a document of a word processor (looks without places), or as pasted text. */
export function layOutCv(sections: LabelledSection[], chance: Chance): LaidOutCv {
  const size = chance.of([9, 9.5, 10, 10, 11, 12]);
  const looks: Looks = {
    kind: chance.weighted({ drawn: 6, styled: 1.5, plain: 3 }),
    size,
    headingSize: size * chance.of([1, 1, 1.1, 1.2, 1.4, 1.6]),
    nameSize: size * chance.of([1, 1.3, 1.6, 2, 2.6]),
    entrySize: size * chance.of([1, 1, 1, 1.1, 1.2, 1.35]),
    isHeadingBold: chance.is(0.8),
    isNameBold: chance.is(0.6),
    gap: size * chance.of([0.3, 0.6, 1, 1.5]),
    isSpaced: chance.is(0.7),
    spacing: size * chance.of([0.15, 0.25, 0.4]),
    lineLength: chance.is(0.5) ? chance.from(60, 150) : Number.POSITIVE_INFINITY,
  };
  const made: LaidOutCv = { lines: [], cells: [] };
  const asides = sections.filter(({ isAside }) => isAside);
  const isTwoColumn = looks.kind === "drawn" && asides.length > 1 && chance.is(0.45);
  if (!isTwoColumn) {
    drawColumn(made, sections, looks, chance, { left: 40, width: 515, top: 40, block: 1 });
    return made;
  }
  const isLeft = chance.is(0.6);
  const narrow = { left: isLeft ? 30 : 410, width: 150 };
  const wide = { left: isLeft ? 210 : 30, width: 350 };
  const [top, ...rest] = sections;
  const main = [...(top ? [top] : []), ...rest.filter(({ isAside }) => !isAside)];
  if (isLeft) {
    drawColumn(made, asides, looks, chance, { ...narrow, top: 40, block: 1 });
    drawColumn(made, main, looks, chance, { ...wide, top: 40, block: 2 });
  } else {
    drawColumn(made, main, looks, chance, { ...wide, top: 40, block: 1 });
    drawColumn(made, asides, looks, chance, { ...narrow, top: 40, block: 2 });
  }
  return made;
}

type Column = { left: number; width: number; top: number; block: number };

function drawColumn(
  made: LaidOutCv,
  sections: LabelledSection[],
  looks: Looks,
  chance: Chance,
  column: Column,
): void {
  let y = column.top;
  let page = 1;
  const isIndented = chance.is(0.4);
  for (const { rows } of sections)
    for (const row of rows) {
      const gap = row.hasGap ? looks.gap : 0;
      const size = sizeOf(row, looks);
      y += gap;
      if (y > pageHeight - 60) {
        y = 40;
        page += 1;
      }
      y = drawRow(made, row, { looks, column, y, page, gap, size, isIndented }, chance);
    }
}

function sizeOf({ look }: LabelledRow, { size, headingSize, nameSize, entrySize }: Looks): number {
  return { name: nameSize, heading: headingSize, entry: entrySize, text: size }[look];
}

type Place = {
  looks: Looks;
  column: Column;
  y: number;
  page: number;
  gap: number;
  size: number;
  isIndented: boolean;
};

function drawRow(made: LaidOutCv, written: LabelledRow, place: Place, chance: Chance): number {
  const { looks, column, y, page, gap, size, isIndented } = place;
  const isJoined = looks.kind === "plain" || (looks.kind === "styled" && chance.is(0.5));
  const row = isJoined ? { ...written, cells: [joined(written.cells)] } : written;
  const height = size * lineHeight;
  const count = row.cells.length;
  let lowest = y + height + looks.spacing;
  for (const [index, cell] of row.cells.entries()) {
    if (cell.text === "") continue;
    const x = leftOf(row, index, column) + (row.isBullet && isIndented ? 12 : 0);
    const room = (index + 1 < count ? leftOf(row, index + 1, column) : column.left + column.width) - x;
    const isOneLine = looks.kind === "styled" || count > 1;
    const ofRoom =
      looks.kind === "plain" ? looks.lineLength : Math.max(12, Math.floor(room / (size * letter)));
    const most = isOneLine ? Number.POSITIVE_INFINITY : ofRoom;
    let from = 0;
    for (const [part, written] of wrap(cell.text, most).entries()) {
      const plain = readPlainText(written).lines[0];
      if (!plain) continue;
      const top = y + part * (height + looks.spacing);
      made.lines.push(
        looks.kind === "drawn" ? { ...drawn(plain, x, top, height, size), page, block: column.block } : plain,
      );
      const line = made.lines.at(-1);
      if (!line) continue;
      line.isBullet = (row.isBullet ?? false) && part === 0;
      if (looks.kind !== "plain") {
        line.fontSize = size;
        line.isBold =
          row.look === "heading"
            ? looks.isHeadingBold
            : row.look === "name"
              ? looks.isNameBold
              : (cell.isBold ?? false);
      }
      if (looks.kind === "drawn") line.gapAbove = part === 0 ? gap + looks.spacing : looks.spacing;
      if (looks.kind === "styled" && looks.isSpaced && made.lines.length > 1 && part === 0)
        line.gapAbove = gap;
      made.cells.push(
        part === 0 && written === cell.text
          ? cell
          : { ...cell, text: written, parts: undefined, wrapped: { whole: cell, from } },
      );
      from += written.length + 1;
      lowest = Math.max(lowest, top + height + looks.spacing);
    }
  }
  return lowest;
}

/** Cells that a tab or blanks part are one line of text. */
function joined(cells: LabelledCell[]): LabelledCell {
  const [first = { text: "", label: "other" as const }, ...rest] = cells.filter(({ text }) => text !== "");
  let { text } = first;
  const parts = [...(first.parts ?? [])];
  for (const cell of rest) {
    const shift = text.length + 1;
    text += ` ${cell.text}`;
    parts.push(
      ...(cell.parts ?? []).map((part) => ({ ...part, start: part.start + shift, end: part.end + shift })),
    );
  }
  return { ...first, text, parts };
}

function leftOf({ columns = "right", cells }: LabelledRow, index: number, { left, width }: Column): number {
  if (index === 0) return left;
  if (columns === "left date") return left + width * 0.24 * index;
  if (columns === "table") return left + (width / cells.length) * index;
  return left + width * 0.76;
}

function drawn(line: Line, x: number, y: number, height: number, size: number): Line {
  const at = (start: number, end: number) => ({
    x: x + start * size * letter,
    y,
    width: (end - start) * size * letter,
    height,
  });
  return {
    ...line,
    box: at(0, line.text.length),
    words: line.words.map((word) => ({ ...word, box: at(word.start, word.end) })),
  };
}

/** Breaks where the text says so, and where no room is left. */
function wrap(text: string, most: number): string[] {
  return text.split("\n").flatMap((part) => wrapLine(part, most));
}

function wrapLine(text: string, most: number): string[] {
  const lines: string[] = [];
  let open = "";
  for (const word of text.split(" ")) {
    if (open !== "" && open.length + 1 + word.length > most) {
      lines.push(open);
      open = word;
    } else open = open === "" ? word : `${open} ${word}`;
  }
  return open === "" ? lines : [...lines, open];
}
