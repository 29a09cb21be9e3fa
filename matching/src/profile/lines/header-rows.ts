import type { Line } from "@winnow/documents/document-text.ts";

/** Rows and columns of a table before it is one whose columns may have names: a form has two. */
const minRows = 3;
const minColumns = 3;

const known = new WeakMap<readonly Line[], ReadonlySet<number>>();

/** The lines that name the columns of a table: those of its first row, if it has no number and the rows below do. */
export function headerRowsOf(lines: readonly Line[]): ReadonlySet<number> {
  const before = known.get(lines);
  if (before) return before;
  const found = findHeaderRows(lines);
  known.set(lines, found);
  return found;
}

function findHeaderRows(lines: readonly Line[]): Set<number> {
  const inCells = [...lines.entries()].flatMap(([line, { cell, page, text }]) =>
    cell ? [{ line, text, table: `${page} ${cell.table}`, row: cell.row, column: cell.column }] : [],
  );
  const found = new Set<number>();
  for (const cells of Map.groupBy(inCells, ({ table }) => table).values()) {
    const rows = [...Map.groupBy(cells, ({ row }) => row).values()];
    const columnsOf = (row: typeof cells) => new Set(row.map(({ column }) => column)).size;
    // A heading over the whole width may stand in the table.
    const [first, ...rest] = rows.slice(rows.findIndex((row) => columnsOf(row) > 1));
    const hasDigits = (row: typeof cells) => row.some(({ text }) => /\d/u.test(text));
    const isHeader =
      first &&
      columnsOf(first) >= minColumns &&
      rest.length + 1 >= minRows &&
      !hasDigits(first) &&
      rest.every(hasDigits);
    if (isHeader) for (const { line } of first) found.add(line);
  }
  return found;
}
