import type { Line } from "@winnow/documents/document-text.ts";
import { sectionOfHeading } from "./cv-headings.ts";
import { fieldOfLabel } from "./field-words.ts";
import { headerRowsOf } from "./lines/header-rows.ts";

/** A row with fewer columns may lay out a page, with a sidebar of whole sections in one of its cells. */
const leastColumns = 3;

/**
 * The lines that go on in a table of data, in a row of at least three cells or from one to the next: no section begins
 * there but with a heading as everybody writes it, at the top of a cell.
 */
export function goingOnInRows(lines: readonly Line[]): ReadonlySet<number> {
  const before = known.get(lines);
  if (before) return before;
  const found = new Set<number>();
  const names = namesOfColumns(lines);
  let tableAbove = "";
  for (const { table, row } of rowsOfData(lines)) {
    for (const [at, [index, line]] of row.entries()) {
      const isTop = row[at - 1]?.[1].cell?.column !== line.cell?.column;
      const isHeading = isTop && !names.has(index) && sectionOfHeading(line.text) !== null;
      if (!isHeading && (at > 0 || table === tableAbove)) found.add(index);
    }
    tableAbove = table;
  }
  known.set(lines, found);
  return found;
}

const known = new WeakMap<readonly Line[], ReadonlySet<number>>();

/** The lines that name columns, which no section begins with ("Course", "School"). */
export function namesOfColumns(lines: readonly Line[]): ReadonlySet<number> {
  const names = [...headerRowsOf(lines)].filter((line) => fieldOfLabel(lines[line]?.text ?? "") !== null);
  return new Set(names);
}

/** The rows of tables of data in the order of the CV, each with its lines. */
export function rowsOfData(lines: readonly Line[]): { table: string; row: [number, Line][] }[] {
  const rows = Map.groupBy(lines.entries(), ([, { page, cell }]) =>
    cell ? `${page} ${cell.table} ${cell.row}` : "",
  );
  rows.delete("");
  return [...rows.values()].flatMap((row) => {
    const columns = new Set(row.map(([, { cell }]) => cell?.column));
    const [, first] = row[0] ?? [];
    return columns.size < leastColumns ? [] : [{ table: `${first?.page} ${first?.cell?.table}`, row }];
  });
}
