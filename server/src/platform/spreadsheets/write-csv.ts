import { Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { Cell } from "./cell.ts";
import { escapeFormula } from "./escape-formula.ts";

/** RFC 4180 in UTF-8; the mark at the start tells Excel so. */
export function writeCsv(rows: AsyncIterable<Cell[]>): Readable {
  const csv = stringify({ bom: true, record_delimiter: "windows" });
  return Readable.from(plainRows(rows)).compose(csv);
}

async function* plainRows(rows: AsyncIterable<Cell[]>): AsyncIterable<string[]> {
  for await (const row of rows) {
    yield row.map((cell) => (typeof cell === "number" ? String(cell) : escapeFormula(cell ?? "")));
  }
}
