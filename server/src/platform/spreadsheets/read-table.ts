import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { decodeText } from "../decode-text.ts";
import { unescapeFormula } from "./escape-formula.ts";

/** The cells of a file row by row, as text; empty rows are there, so that rows keep their numbers. */
export type TableOutcome =
  | { ok: true; rows: string[][] }
  | { ok: false; reason: "unreadable" | "tooManyRows" };

const maxColumns = 100;
const maxCellLength = 5_000;
const delimiters = [",", ";", "\t", "|"];

/**
 * Reads CSV (UTF-8, UTF-16 or Windows-1252, with commas, semicolons, tabs or bars) or the first sheet of an XLSX.
 * Formulas are not evaluated: of a cell with one, its stored value counts. Belongs into an isolated process.
 */
export async function readTable(file: { bytes: Uint8Array; maxRows: number }): Promise<TableOutcome> {
  const rows = isZip(file.bytes) ? await rowsOfXlsx(file.bytes) : rowsOfCsv(file);
  if (rows === null) {
    return { ok: false, reason: "unreadable" };
  }
  const end = rows.findLastIndex((row) => row.some((cell) => cell !== ""));
  if (end >= file.maxRows) {
    return { ok: false, reason: "tooManyRows" };
  }
  return { ok: true, rows: rows.slice(0, end + 1) };
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

async function rowsOfXlsx(bytes: Uint8Array): Promise<string[][] | null> {
  try {
    const rows = await readSheet(Buffer.from(bytes));
    return rows.map((row) => row.slice(0, maxColumns).map(textOfCell));
  } catch {
    // Whatever its parsers find wrong with a file: it is no spreadsheet that can be read.
    return null;
  }
}

function textOfCell(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = value instanceof Date ? value.toISOString() : String(value);
  return clean(text);
}

function rowsOfCsv({ bytes, maxRows }: { bytes: Uint8Array; maxRows: number }): string[][] | null {
  const text = decodeText(bytes);
  if (text === null) {
    return null;
  }
  try {
    const rows = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: maxColumns * maxCellLength,
      // One more than fits says that there are too many.
      to: maxRows + 1,
    });
    return rows.map((row) => row.slice(0, maxColumns).map(clean));
  } catch {
    return null;
  }
}

function clean(text: string): string {
  return unescapeFormula(text.toWellFormed().trim()).trim().slice(0, maxCellLength);
}

/** The sign that parts most cells of the first line, outside of quotation marks. */
function delimiterOf(text: string): string {
  const heading = (text.split(/\r\n|\n|\r/).find((line) => line.trim() !== "") ?? "").replaceAll(
    /"(?:[^"]|"")*"/g,
    "",
  );
  const counts = delimiters.map((sign) => ({ sign, count: heading.split(sign).length - 1 }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}
