import { Readable } from "node:stream";
import yazl from "yazl";
import type { Cell } from "./cell.ts";
import { escapeFormula } from "./escape-formula.ts";

/** Excel's limit for the text of a cell. */
const maxCellLength = 32_767;
const rowsPerPart = 200;
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * A workbook of one sheet whose first row stays in sight (ECMA-376 part 1, the parts of SpreadsheetML that a sheet of
 * plain values needs). Rows go through as a stream, so memory stays flat however many there are.
 */
export function writeXlsx(
  rows: AsyncIterable<Cell[]>,
  { sheet }: { sheet: string } = { sheet: "Sheet1" },
): Readable {
  const archive = new yazl.ZipFile();
  for (const [path, xml] of Object.entries(fixedParts(sheet))) {
    archive.addBuffer(Buffer.from(declaration + xml), path);
  }
  const cells = Readable.from(sheetXml(rows), { objectMode: false });
  // yazl hands out a PassThrough; its types know it by the older interface.
  const output = archive.outputStream as Readable;
  archive.on("error", (error: Error) => output.destroy(error));
  output.on("close", () => cells.destroy());
  archive.addReadStream(cells, "xl/worksheets/sheet1.xml");
  archive.end();
  return output;
}

const fixedParts = (sheet: string) => ({
  "[Content_Types].xml":
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  "_rels/.rels":
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    `<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml":
    `<workbook xmlns="${main}" xmlns:r="${relationships}">` +
    `<sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels":
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    `<Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  // Style 1 is the bold of the header.
  "xl/styles.xml":
    `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>',
});

async function* sheetXml(rows: AsyncIterable<Cell[]>): AsyncIterable<Buffer> {
  let part = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" baseColWidth="14"/><sheetData>`;
  let count = 0;
  for await (const row of rows) {
    count += 1;
    const cells = row.map((cell, column) =>
      cellXml(cell, `r="${columnName(column)}${count}"${count === 1 ? ' s="1"' : ""}`),
    );
    part += `<row r="${count}">${cells.join("")}</row>`;
    if (count % rowsPerPart === 0) {
      yield Buffer.from(part);
      part = "";
    }
  }
  yield Buffer.from(`${part}</sheetData></worksheet>`);
}

/** 0 is "A", 26 is "AA". */
function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnName(rest - 1) : "") + String.fromCharCode(65 + (column % 26));
}

function cellXml(cell: Cell, attributes: string): string {
  if (cell === null || cell === "") return `<c ${attributes}/>`;
  if (typeof cell === "number") return `<c ${attributes}><v>${cell}</v></c>`;
  const text = escapeXml(escapeFormula(cell).slice(0, maxCellLength));
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Without the characters that XML 1.0 has no way to write. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\r/g, "&#13;");
}
