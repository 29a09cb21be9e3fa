import type { Line } from "@winnow/documents/document-text.ts";

/** Rows of a table before it is one whose columns may have names. */
const minRows = 3;

/** The lines that name the columns of a table: those of its first row, if it has no number and the rows below do. */
export function headerRowsOf(lines: readonly Line[]): Set<number> {
  const tables = new Map<string, { row: number; line: number; text: string }[]>();
  for (const [line, { cell, page, text }] of lines.entries()) {
    if (!cell) continue;
    const table = `${page} ${cell.table}`;
    tables.set(table, [...(tables.get(table) ?? []), { row: cell.row, line, text }]);
  }
  const found = new Set<number>();
  for (const cells of tables.values()) {
    const rows = [...Map.groupBy(cells, ({ row }) => row).values()];
    const [first, ...rest] = rows.map((row) => ({
      row,
      hasDigits: row.some(({ text }) => /\d/u.test(text)),
    }));
    const isHeader =
      first !== undefined &&
      rows.length >= minRows &&
      first.row.length > 1 &&
      !first.hasDigits &&
      rest.every(({ hasDigits }) => hasDigits);
    if (isHeader) for (const { line } of first.row) found.add(line);
  }
  return found;
}
